-- Texts may have any length; kept in their rows, not in H2's storage for large objects.
SET MAX_LENGTH_INPLACE_LOB 1000000000;
-- Configured objects as they are now; place orders them by their last change.
CREATE TABLE object (kind VARCHAR(40), name VARCHAR(1000), place BIGINT, body CLOB, PRIMARY KEY (kind, name));
-- Every text that an object ever had; no body: it was removed.
CREATE TABLE history (serial BIGINT PRIMARY KEY, kind VARCHAR(40), name VARCHAR(1000), author VARCHAR(1000), changed BIGINT, body CLOB);
CREATE TABLE job (id BIGINT PRIMARY KEY, body CLOB);
CREATE TABLE task (job BIGINT, number BIGINT, body CLOB, PRIMARY KEY (job, number));
CREATE TABLE script (job BIGINT PRIMARY KEY, body CLOB);
-- Counters, states of queue instances, loads, usage, reservations, finished jobs, reports, accounting lines.
CREATE TABLE record (section VARCHAR(40), name VARCHAR(1000), body CLOB, PRIMARY KEY (section, name));
