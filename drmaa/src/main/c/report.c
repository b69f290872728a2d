/* report.c - identifiers of jobs, and what gridlite reports about them. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "session.h"

/* the length of a number that a job or a task may have; 0 where there is none */
static size_t number_length(const char *text) {
    size_t length = strspn(text, "0123456789");
    return length <= 9 && *text != '0' ? length : 0;
}

static int is_id(const char *id) {
    size_t job = number_length(id);
    if (!job || !id[job]) return job > 0;
    size_t task = id[job] == '.' ? number_length(id + job + 1) : 0;
    return task && !id[job + 1 + task];
}

int check_id(const char *id, struct diagnosis *diagnosis) {
    if (!id) return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no job identifier");
    if (is_id(id)) return 0;
    return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "\"%.200s\" is not a job identifier: expected JOB or JOB.TASK", id);
}

int unknown_job(struct diagnosis *diagnosis, const char *id) {
    return complain(diagnosis, DRMAA_ERRNO_INVALID_JOB, "job %s is not one of this session, or was waited for already", id);
}

/* takes a line of "gridlite await"; the state, or how it is none. With the lock. */
static int take_line(char *line) {
    char *id;
    int stat = 0;
    struct words usage = {0};
    int state = report_read(line, &id, &stat, &usage);
    struct job *job = state < 0 && state != REPORT_NONSENSE ? jobs_find(&session.jobs, id) : NULL;
    if (!job || job->is_ended) words_free(&usage);
    else {
        job->stat = job->is_deleted && stat & STAT_SIGNALLED ? STAT_ABORTED : stat;
        job->usage = usage;
        job->has_usage = usage.count > 0;
        jobs_end(&session.jobs, job);
        pthread_cond_broadcast(&session_changed);
    }
    return state;
}

int reports_take(struct text *out) {
    int state = REPORT_NONSENSE;
    char *line = out->data;
    for (char *end; line && (end = strchr(line, '\n')); line = end + 1) {
        *end = 0;
        state = take_line(line);
    }
    if (line) {
        out->length = strlen(line);
        memmove(out->data, line, out->length + 1);
    }
    return state;
}

int report_add_deletion(struct words *words) {
    return getenv("SGE_DRMAA_ALLOW_JOB_ERROR_STATE") ? 0 : words_add(words, "--delete-errors");
}

int report_ask(const char *id, int *state, struct diagnosis *diagnosis) {
    struct words words = {0};
    struct call call = {.socket = -1};
    int failed = words_add(&words, "gridlite") || words_add(&words, "await") || words_add(&words, "--now")
        || words_add(&words, "%s", id) || report_add_deletion(&words);
    int error = failed ? no_memory(diagnosis) : call_run(&call, &session.place, &words, diagnosis);
    pthread_mutex_lock(&session_lock);
    if (!error && call.status) {
        error = complain(diagnosis, DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "%s", refusal_reason(&call.err));
    }
    if (!error && (*state = reports_take(&call.out)) == REPORT_NONSENSE) {
        error = complain(diagnosis, DRMAA_ERRNO_INTERNAL_ERROR, "gridlite of another version: it reports nothing about job %s", id);
    }
    call_end(&call);
    words_free(&words);
    return error;
}

static int state_after(int stat) { return stat & STAT_EXITED ? DRMAA_PS_DONE : DRMAA_PS_FAILED; }

EXPORTED int drmaa_job_ps(const char *job_id, int *remote_ps, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int error = session_enter(&diagnosis);
    if (error) return error;
    error = remote_ps ? check_id(job_id, &diagnosis)
                      : complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the state");
    if (error) return session_leave(error);
    struct job *job = jobs_find(&session.jobs, job_id);
    if (job && job->is_ended) *remote_ps = state_after(job->stat);
    else {
        int state = 0;
        pthread_mutex_unlock(&session_lock);
        error = report_ask(job_id, &state, &diagnosis);
        if (!error && state >= 0) *remote_ps = state;
        else if (!error && (job = jobs_find(&session.jobs, job_id)) && job->is_ended) *remote_ps = state_after(job->stat);
        else if (!error) error = unknown_job(&diagnosis, job_id);
    }
    return session_leave(error ? error : succeed(&diagnosis));
}
