-- A task says in a field of its own when its end was asked for (class JobText); tasks that are there are read as they were
-- written. An earlier program refuses the cell from now on.
SELECT 1;
