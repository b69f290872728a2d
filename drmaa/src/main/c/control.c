/* control.c - jobs are suspended, resumed, held, released and deleted. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "session.h"

/* exit status of "gridlite control" where the caller has not the right to the action */
#define NO_RIGHT 77

static const char *const ACTIONS[] = {
    [DRMAA_CONTROL_SUSPEND] = "suspend",
    [DRMAA_CONTROL_RESUME] = "resume",
    [DRMAA_CONTROL_HOLD] = "hold",
    [DRMAA_CONTROL_RELEASE] = "release",
    [DRMAA_CONTROL_TERMINATE] = "terminate",
};

/* whether an action has a meaning in a state */
static int suits(int action, int state) {
    int suspended = state == DRMAA_PS_USER_SUSPENDED || state == DRMAA_PS_USER_SYSTEM_SUSPENDED;
    if (action == DRMAA_CONTROL_SUSPEND) return state == DRMAA_PS_RUNNING || state == DRMAA_PS_SYSTEM_SUSPENDED;
    return action != DRMAA_CONTROL_RESUME || suspended;
}

/* before it is done: the end may be heard of at once */
static void note_deleted(const struct words *ids) {
    pthread_mutex_lock(&session_lock);
    for (size_t i = 0; i < ids->count; i++) {
        struct job *job = jobs_find(&session.jobs, ids->items[i]);
        if (job) job->is_deleted = 1;
    }
    pthread_mutex_unlock(&session_lock);
}

static int carry_out(int action, const struct words *ids, struct diagnosis *diagnosis) {
    struct words words = {0};
    struct call call = {.socket = -1};
    int failed = words_add(&words, "gridlite") || words_add(&words, "control") || words_add(&words, "%s", ACTIONS[action])
        || words_copy(&words, ids);
    if (action == DRMAA_CONTROL_TERMINATE) note_deleted(ids);
    int error = failed ? no_memory(diagnosis) : call_run(&call, &session.place, &words, diagnosis);
    if (!error && call.status) {
        error = complain(diagnosis, call.status == NO_RIGHT ? DRMAA_ERRNO_AUTH_FAILURE : DRMAA_ERRNO_INTERNAL_ERROR, "%s",
                         refusal_reason(&call.err));
    }
    call_end(&call);
    words_free(&words);
    return error;
}

static int control_one(const char *id, int action, struct diagnosis *diagnosis) {
    int state = 0;
    struct words ids = {0};
    int error = report_ask(id, &state, diagnosis);
    pthread_mutex_unlock(&session_lock);
    if (error) return error;
    if (state < 0) return complain(diagnosis, DRMAA_ERRNO_INVALID_JOB, "job %s has ended, or there never was one", id);
    if (!suits(action, state)) {
        int inconsistent = action == DRMAA_CONTROL_SUSPEND ? DRMAA_ERRNO_SUSPEND_INCONSISTENT_STATE
                                                           : DRMAA_ERRNO_RESUME_INCONSISTENT_STATE;
        return complain(diagnosis, inconsistent, "job %s: %s", id, drmaa_strerror(inconsistent));
    }
    error = words_add(&ids, "%s", id) ? no_memory(diagnosis) : carry_out(action, &ids, diagnosis);
    words_free(&ids);
    return error;
}

/* the jobs of the session that an action has a meaning for */
static int control_all(int action, struct diagnosis *diagnosis) {
    struct words words = {0}, ids = {0};
    struct call call = {.socket = -1};
    pthread_mutex_lock(&session_lock);
    int failed = words_add(&words, "gridlite") || words_add(&words, "await") || words_add(&words, "--now")
        || jobs_open_words(&session.jobs, &words);
    pthread_mutex_unlock(&session_lock);
    int error = failed ? no_memory(diagnosis) : call_run(&call, &session.place, &words, diagnosis);
    char *rest = NULL;
    for (char *line = error || !call.out.data ? NULL : strtok_r(call.out.data, "\n", &rest); line && !error;
         line = strtok_r(NULL, "\n", &rest)) {
        char *id;
        int stat;
        struct words usage = {0};
        int state = report_read(line, &id, &stat, &usage);
        words_free(&usage);
        if (state >= 0 && suits(action, state) && words_add(&ids, "%s", id)) error = no_memory(diagnosis);
    }
    if (!error && ids.count) error = carry_out(action, &ids, diagnosis);
    call_end(&call);
    words_free(&words);
    words_free(&ids);
    return error;
}

EXPORTED int drmaa_control(const char *jobid, int action, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int error = session_enter(&diagnosis);
    if (error) return error;
    pthread_mutex_unlock(&session_lock);
    int all = jobid && strcmp(jobid, DRMAA_JOB_IDS_SESSION_ALL) == 0;
    error = all ? 0 : check_id(jobid, &diagnosis);
    if (!error && (action < DRMAA_CONTROL_SUSPEND || action > DRMAA_CONTROL_TERMINATE)) {
        error = complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "%d is not an action", action);
    }
    if (!error) error = all ? control_all(action, &diagnosis) : control_one(jobid, action, &diagnosis);
    return session_left(error ? error : succeed(&diagnosis));
}
