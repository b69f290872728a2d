-- Jobs, their tasks and usage have columns beside their bodies (classes OutlineColumns and UsageColumns), so that they are selected
-- without being read. Times are microseconds since 1970. The program copies what is there (class FormerTables); tables job and
-- begun_task stay, empty: dropping them would commit too early. An earlier program refuses the cell from now on.
CREATE TABLE IF NOT EXISTS unfinished_job (id BIGINT PRIMARY KEY, body CLOB,
  owner VARCHAR, group_name VARCHAR, project VARCHAR, department VARCHAR, account CLOB, name CLOB, posix_priority BIGINT,
  parallel_environment CLOB, slots BIGINT, submitted BIGINT, is_array BOOLEAN, waiting CLOB, held CLOB);
CREATE INDEX IF NOT EXISTS unfinished_job_owner ON unfinished_job (owner);
CREATE TABLE IF NOT EXISTS started_task (id BIGINT PRIMARY KEY, body CLOB,
  queue VARCHAR, host VARCHAR, slots BIGINT, started BIGINT, attempts BIGINT);
CREATE TABLE IF NOT EXISTS share_usage (kind VARCHAR(40), name VARCHAR(1000), body CLOB,
  cpu DOUBLE PRECISION, memory DOUBLE PRECISION, io DOUBLE PRECISION, decayed BIGINT, PRIMARY KEY (kind, name));
