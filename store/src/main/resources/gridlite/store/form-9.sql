-- What happened to jobs, as class JobEvents records it: a row for each update that did something to a job. An earlier program
-- would neither write nor keep it, and refuses the cell from now on.
CREATE TABLE IF NOT EXISTS job_event (serial BIGINT PRIMARY KEY, job BIGINT, body CLOB);
CREATE INDEX IF NOT EXISTS job_event_job ON job_event (job);
