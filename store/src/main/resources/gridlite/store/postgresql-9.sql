-- The tables of form 9 as form-1.sql to form-9.sql leave them, in the schema of a cell. Names are compared by their bytes: their
-- order is that of numbers with leading zeros.
CREATE TABLE object (kind text COLLATE "C", name text COLLATE "C", place bigint, body text, PRIMARY KEY (kind, name));
CREATE TABLE history (serial bigint PRIMARY KEY, kind text, name text, author text, changed bigint, body text);
CREATE TABLE job (id bigint PRIMARY KEY, body text);
CREATE TABLE begun_task (id bigint PRIMARY KEY, body text);
CREATE TABLE script (job bigint PRIMARY KEY, body text);
CREATE TABLE record (section text COLLATE "C", name text COLLATE "C", body text, PRIMARY KEY (section, name));
CREATE TABLE job_event (serial bigint PRIMARY KEY, job bigint, body text);
CREATE INDEX job_event_job ON job_event (job);
-- One row. Who writes for long counts the epoch up when it begins, and writes in its own epoch alone.
CREATE TABLE leader (epoch bigint NOT NULL, holder text NOT NULL, heard timestamptz NOT NULL);
INSERT INTO leader VALUES (0, '', now());
