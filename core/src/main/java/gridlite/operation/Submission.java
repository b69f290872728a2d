package gridlite.operation;

import gridlite.format.Values;
import java.util.Optional;

/**
 * What {@code qsub} hands over.
 *
 * @param request what is asked for, resource requests not yet resolved
 * @param held whether the job begins under a user hold (-h)
 * @param script text of the script; empty for a command (-b y)
 * @param impossible why the request can't be expressed at all; refused with a number of its own
 */
public record Submission(
    Values request, boolean held, Optional<String> script, Optional<String> impossible) {}
