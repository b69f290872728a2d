-- Reports of scheduling runs say of which kind each message is (class MessageText). Those that are there don't, and are read
-- without their messages, which the next run replaces. Calendars go by a time zone of the cell's, the one of the process that
-- brings the cell to this form. An earlier program refuses the cell from now on.
SELECT 1;
