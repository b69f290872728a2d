-- States of queue instances were a row each, named queue@host; now those of hosts that end alike share one.
INSERT INTO record (section, name, body)
  SELECT 'instance', part, LISTAGG(text, '') FROM (
    SELECT RIGHT(LEFT(host, LOCATE('.', host || '.') - 1), 2) AS part,
      CHAR_LENGTH(queue) || ':' || queue || CHAR_LENGTH(host) || ':' || host || CAST(body AS VARCHAR) AS text
    FROM (
      SELECT LEFT(name, LOCATE('@', name) - 1) AS queue, SUBSTRING(name, LOCATE('@', name) + 1) AS host, body
      FROM record WHERE section = 'instance'))
  GROUP BY part;
DELETE FROM record WHERE section = 'instance' AND LOCATE('@', name) > 0;
