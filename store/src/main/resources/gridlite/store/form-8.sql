-- Records of section "dependency" say which jobs wait for which (class DependencyKey); the program fills it. An earlier
-- program would not keep it, and refuses the cell from now on.
SELECT 1;
