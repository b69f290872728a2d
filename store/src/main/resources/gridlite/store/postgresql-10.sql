-- The tables that form-10.sql makes, beside those of form 9. The program copies what is there, and drops tables job and begun_task.
CREATE TABLE unfinished_job (id bigint PRIMARY KEY, body text,
  owner text COLLATE "C", group_name text, project text, department text, account text, name text, posix_priority bigint,
  parallel_environment text, slots bigint, submitted bigint, is_array boolean, waiting text, held text);
CREATE INDEX unfinished_job_owner ON unfinished_job (owner);
CREATE TABLE started_task (id bigint PRIMARY KEY, body text,
  queue text, host text, slots bigint, started bigint, attempts bigint);
CREATE TABLE share_usage (kind text COLLATE "C", name text COLLATE "C", body text,
  cpu double precision, memory double precision, io double precision, decayed bigint, PRIMARY KEY (kind, name));
