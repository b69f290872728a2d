-- Tasks with a state of their own, which are no longer among those that their job's row calls waiting.
-- The key is made of the numbers of job and task: H2 finds a row by one whole number without an index.
-- Table task stays empty: dropping it would commit too early.
CREATE TABLE IF NOT EXISTS begun_task (id BIGINT PRIMARY KEY, body CLOB);
INSERT INTO begun_task (id, body) SELECT job * 4294967296 + number, body FROM task;
DELETE FROM task;
