/* error.c - errors and their texts. */
#include <stdio.h>
#include <string.h>

#include "internal.h"

static const char *const TEXTS[] = {
    "the call succeeded",
    "an error within the library or the system",
    "the cell can't be reached",
    "the caller has no right to do this",
    "an argument is not valid",
    "there is no session: drmaa_init has not been called, or drmaa_exit has",
    "there is not enough memory",
    "the contact string is not valid",
    "no cell can be reached with the default contact string",
    "there is no default contact string",
    "the session can't be begun",
    "there is a session already",
    "the session can't be ended",
    "the attribute's value has not the form that is expected",
    "the attribute's value is not valid",
    "the attribute's value contradicts another attribute",
    "the cell can't take the job now: try again later",
    "the cell has refused the job",
    "there is no such job",
    "the job is not suspended",
    "the job does not run, or is suspended already",
    "the job can't be held",
    "the job is not held",
    "the time is over, and the jobs are not",
    "the job has ended, and nothing is known of what it used",
    "there are no more elements",
};

EXPORTED const char *drmaa_strerror(int error) {
    return error >= 0 && error < DRMAA_NO_ERRNO ? TEXTS[error] : "no error of DRMAA has this number";
}

/* blanks and newlines at the end say nothing */
static void trim(char *text) {
    size_t length = strlen(text);
    while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == ' ')) text[--length] = 0;
}

int complain(struct diagnosis *diagnosis, int error, const char *format, ...) {
    if (!diagnosis->text || diagnosis->size == 0) return error;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(diagnosis->text, diagnosis->size, format, arguments);
    va_end(arguments);
    trim(diagnosis->text);
    return error;
}

int succeed(struct diagnosis *diagnosis) {
    if (diagnosis->text && diagnosis->size) *diagnosis->text = 0;
    return DRMAA_ERRNO_SUCCESS;
}

int no_memory(struct diagnosis *diagnosis) {
    return complain(diagnosis, DRMAA_ERRNO_NO_MEMORY, "%s", drmaa_strerror(DRMAA_ERRNO_NO_MEMORY));
}
