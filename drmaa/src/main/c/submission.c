/* submission.c - jobs are submitted. */
#define _GNU_SOURCE
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session.h"

const char *refusal_reason(const struct text *err) {
    return err->data ? err->data : "the cell has refused it without a reason";
}

/* no cell, rather than one that refuses */
static int is_cell_gone(void) {
    struct text path = {0}, server = {0};
    int gone = text_print(&path, "%s/gridlite.mv.db", session.place.cell) == 0 && access(path.data, F_OK) != 0
        && text_print(&server, "%s/gridlite.postgresql", session.place.cell) == 0 && access(server.data, F_OK) != 0;
    text_free(&path);
    text_free(&server);
    return gone;
}

static int refused(struct call *call, struct diagnosis *diagnosis) {
    int error = call->status == 75 ? DRMAA_ERRNO_TRY_LATER
        : is_cell_gone() || call->status == 70 || call->status >= 126 ? DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE
        : DRMAA_ERRNO_DENIED_BY_DRM;
    return complain(diagnosis, error, "%s", refusal_reason(&call->err));
}

/* the number that is the last line of what qsub has printed */
static unsigned long job_number(const struct text *out) {
    unsigned long number = 0;
    for (const char *line = out->data; line && *line; line = strchr(line, '\n')) {
        if (*line == '\n') line++;
        if (!*line) break;
        char *end;
        unsigned long found = strtoul(line, &end, 10);
        if (end != line && (*end == '\n' || *end == '.' || !*end)) number = found;
    }
    return number;
}

/* submits; gives the number of the job */
static int submit(const drmaa_job_template_t *jt, const char *tasks, unsigned long *job, struct diagnosis *diagnosis) {
    struct words words = {0};
    struct call call = {.socket = -1};
    int error = template_words(jt, session.name, tasks, &words, diagnosis);
    if (!error) error = call_run(&call, &session.place, &words, diagnosis);
    if (!error && call.status) error = refused(&call, diagnosis);
    if (!error && (*job = job_number(&call.out)) == 0) {
        error = complain(diagnosis, DRMAA_ERRNO_DENIED_BY_DRM, "no job was submitted: %s", refusal_reason(&call.err));
    }
    call_end(&call);
    words_free(&words);
    return error;
}

static int register_job(const char *id, struct diagnosis *diagnosis) {
    pthread_mutex_lock(&session_lock);
    int error = jobs_add(&session.jobs, id) ? 0 : no_memory(diagnosis);
    pthread_mutex_unlock(&session_lock);
    return error;
}

EXPORTED int drmaa_run_job(char *job_id, size_t job_id_len, const drmaa_job_template_t *jt, char *error_diagnosis,
                           size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!job_id || job_id_len == 0) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the job's identifier");
    }
    int error = session_enter(&diagnosis);
    if (error) return error;
    pthread_mutex_unlock(&session_lock);
    unsigned long job = 0;
    char id[32];
    error = submit(jt, "", &job, &diagnosis);
    if (error) return session_left(error);
    snprintf(id, sizeof id, "%lu", job);
    error = register_job(id, &diagnosis);
    snprintf(job_id, job_id_len, "%s", id);
    return session_left(error ? error : succeed(&diagnosis));
}

EXPORTED int drmaa_run_bulk_jobs(drmaa_job_ids_t **jobids, const drmaa_job_template_t *jt, unsigned start, unsigned end,
                                 int incr, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!jobids || start < 1 || end < start || end > INT_MAX || incr < 1) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT,
                        "tasks from %u to %u by steps of %d: expected 1 <= start <= end, and steps of 1 or more", start, end, incr);
    }
    int error = session_enter(&diagnosis);
    if (error) return error;
    pthread_mutex_unlock(&session_lock);
    unsigned long job = 0;
    char text[64];
    snprintf(text, sizeof text, "%u-%u:%d", start, end, incr);
    struct list *list = list_new();
    error = list ? submit(jt, text, &job, &diagnosis) : no_memory(&diagnosis);
    for (unsigned long task = start; task <= end && !error; task += (unsigned) incr) {
        snprintf(text, sizeof text, "%lu.%lu", job, task);
        error = words_add(&list->words, "%s", text) ? no_memory(&diagnosis) : register_job(text, &diagnosis);
    }
    if (error) drmaa_release_job_ids((drmaa_job_ids_t *) list);
    else *jobids = (drmaa_job_ids_t *) list;
    return session_left(error ? error : succeed(&diagnosis));
}
