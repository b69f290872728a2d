/*
 * wait.c - ends of jobs are waited for.
 *
 * All threads share one call of "gridlite await", which reports each end as it happens. One of the threads that wait reads from
 * it, the others wait for that one; when it leaves, the next takes over. A thread that waits for a job that the call does not
 * have yet has it made anew.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "session.h"

/* where a clock that may be set is compared: how long a thread sleeps at most before it looks again */
#define LOOK_MILLIS 1000
/* pauses after a connection that broke off, and for how long in all */
#define FIRST_PAUSE_MILLIS 50
#define LONGEST_PAUSE_MILLIS 2000
#define PATIENCE_MILLIS 30000

void wait_close_call(void) {
    if (session.call_open) call_end(&session.call);
    words_free(&session.call_words);
    session.call_open = 0;
    for (struct job *job = session.jobs.first; job; job = job->next) job->is_covered = 0;
}

void wait_wake_reader(void) {
    ssize_t written = write(session.wake[1], "", 1);
    (void) written; /* if it is full, it wakes all the same */
}

/* begins the call that reports ends; with the lock */
static int begin_call(void) {
    wait_close_call();
    struct words *words = &session.call_words;
    if (words_add(words, "gridlite") || words_add(words, "await")
        || report_add_deletion(words)
        || jobs_open_words(&session.jobs, words) || call_begin(&session.call, &session.place, words)) return -1;
    session.call_open = 1;
    session.stale = 0;
    for (struct job *job = session.jobs.first; job; job = job->next) job->is_covered = !job->is_ended;
    return 0;
}

/* waiting is in vain for every thread, until one begins anew; with the lock */
static void fail_all(int error, const char *text) {
    free(session.error_text);
    session.error = error;
    session.error_text = strdup(text ? text : "");
    pthread_cond_broadcast(&session_changed);
}

static void drain_wake(void) {
    char bytes[64];
    while (read(session.wake[0], bytes, sizeof bytes) > 0) continue;
}

/* the pause before the next attempt, for which the lock is given up */
static void pause_for(int64_t millis) {
    struct timespec time = {millis / 1000, (millis % 1000) * 1000000};
    pthread_mutex_unlock(&session_lock);
    nanosleep(&time, NULL);
    pthread_mutex_lock(&session_lock);
}

/* reads from the call until something has changed; with the lock, which is given up meanwhile */
static void read_call(int64_t deadline, int64_t *broken_since, int64_t *pause) {
    session.reading = 1;
    if ((!session.call_open || session.stale) && begin_call()) {
        wait_close_call();
        fail_all(DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "the command gridlite can't be run");
        session.reading = 0;
        return;
    }
    pthread_mutex_unlock(&session_lock);
    enum call_event event = call_step(&session.call, session.wake[0], deadline);
    pthread_mutex_lock(&session_lock);
    if (session.call.out.length) {
        reports_take(&session.call.out);
        *broken_since = 0;
        *pause = FIRST_PAUSE_MILLIS;
    }
    if (event == CALL_WOKEN) drain_wake();
    else if (event == CALL_ENDED && session.call.status) {
        fail_all(DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, refusal_reason(&session.call.err));
        wait_close_call();
    } else if (event == CALL_ENDED) wait_close_call();
    else if (event == CALL_BROKEN) {
        wait_close_call();
        if (!*broken_since) *broken_since = now_millis();
        if (now_millis() - *broken_since > PATIENCE_MILLIS) {
            fail_all(DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "the connection to the cell breaks off again and again");
        } else if (deadline < 0 || now_millis() < deadline) {
            pause_for(*pause);
            *pause = 2 * *pause < LONGEST_PAUSE_MILLIS ? 2 * *pause : LONGEST_PAUSE_MILLIS;
        }
    }
    session.reading = 0;
    pthread_cond_broadcast(&session_changed);
}

/* lets another thread read, at most for a while; with the lock */
static void wait_for_reader(int64_t deadline) {
    int64_t millis = LOOK_MILLIS;
    if (deadline >= 0 && deadline - now_millis() < millis) millis = deadline - now_millis();
    if (millis <= 0) return;
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += millis / 1000;
    until.tv_nsec += (millis % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_nsec -= 1000000000;
        until.tv_sec++;
    }
    pthread_cond_timedwait(&session_changed, &session_lock, &until);
}

/* what a thread waits for: a job, or any */
static struct job *ended_one(const char *id, int *is_known) {
    if (!id) {
        *is_known = session.jobs.first != NULL;
        return session.jobs.first_ended;
    }
    struct job *job = jobs_find(&session.jobs, id);
    *is_known = job != NULL;
    return job && job->is_ended ? job : NULL;
}

static int is_covered(const char *id) {
    if (id) {
        struct job *job = jobs_find(&session.jobs, id);
        return !job || job->is_covered || job->is_ended;
    }
    for (struct job *job = session.jobs.last; job; job = job->previous) {
        if (!job->is_covered && !job->is_ended) return 0;
    }
    return 1;
}

/* looks once, since nobody reads who would hear of it; with the lock, which is given up meanwhile */
static int look_once(const char *id, struct diagnosis *diagnosis) {
    struct words words = {0};
    struct call call = {.socket = -1};
    int failed = words_add(&words, "gridlite") || words_add(&words, "await") || words_add(&words, "--now")
        || report_add_deletion(&words)
        || (id ? words_add(&words, "%s", id) : jobs_open_words(&session.jobs, &words));
    pthread_mutex_unlock(&session_lock);
    int error = failed ? no_memory(diagnosis) : call_run(&call, &session.place, &words, diagnosis);
    pthread_mutex_lock(&session_lock);
    if (!error && call.status) {
        error = complain(diagnosis, DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "%s", refusal_reason(&call.err));
    }
    if (!error) reports_take(&call.out);
    call_end(&call);
    words_free(&words);
    return error;
}

static int time_is_over(struct diagnosis *diagnosis) {
    return complain(diagnosis, DRMAA_ERRNO_EXIT_TIMEOUT, "%s", drmaa_strerror(DRMAA_ERRNO_EXIT_TIMEOUT));
}

static int wait_long(const char *id, int64_t deadline, struct job **found, struct diagnosis *diagnosis) {
    int64_t broken_since = 0, pause = FIRST_PAUSE_MILLIS;
    int known = 1, error = 0;
    session.waiting++;
    session.error = 0;
    while (!error && !(*found = ended_one(id, &known)) && known) {
        if (session.ending) error = complain_of_session(diagnosis);
        else if (session.error) error = complain(diagnosis, session.error, "%s", session.error_text);
        else if (deadline >= 0 && now_millis() >= deadline) error = time_is_over(diagnosis);
        else if (!session.reading) {
            if (!is_covered(id)) session.stale = 1;
            read_call(deadline, &broken_since, &pause);
        } else {
            if (!is_covered(id) && !session.stale) {
                session.stale = 1;
                wait_wake_reader();
            }
            wait_for_reader(deadline);
        }
    }
    session.waiting--;
    if (!session.waiting && !session.reading) wait_close_call();
    /* somebody else has to read now */
    else pthread_cond_broadcast(&session_changed);
    return error ? error : known ? 0 : DRMAA_ERRNO_INVALID_JOB;
}

/* waits for the end of a job, or of any (NULL); with the lock */
static int wait_for(const char *id, signed long timeout, int64_t deadline, struct job **found, struct diagnosis *diagnosis) {
    int known = 1;
    *found = ended_one(id, &known);
    if (*found) return 0;
    int error = known ? 0 : DRMAA_ERRNO_INVALID_JOB;
    if (!error && timeout != DRMAA_TIMEOUT_NO_WAIT) error = wait_long(id, deadline, found, diagnosis);
    else if (!error) {
        if (!session.call_open || !is_covered(id)) error = look_once(id, diagnosis);
        if (!error && !(*found = ended_one(id, &known))) error = known ? time_is_over(diagnosis) : DRMAA_ERRNO_INVALID_JOB;
    }
    return error;
}

static int64_t deadline_of(signed long timeout) {
    if (timeout < 0 || timeout > INT64_MAX / 1000 - now_millis()) return -1;
    return now_millis() + (int64_t) timeout * 1000;
}

static int check_timeout(signed long timeout, struct diagnosis *diagnosis) {
    if (timeout >= DRMAA_TIMEOUT_WAIT_FOREVER) return 0;
    return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT,
                    "a timeout of %ld: expected seconds, DRMAA_TIMEOUT_NO_WAIT or DRMAA_TIMEOUT_WAIT_FOREVER", timeout);
}

/* hands out what is known of a job that has ended, and forgets it; with the lock */
static int reap(struct job *job, char *id, size_t id_size, int *stat, drmaa_attr_values_t **usage, struct diagnosis *diagnosis) {
    struct list *list = usage && job->has_usage ? list_new() : NULL;
    if (usage && job->has_usage && !list) return no_memory(diagnosis);
    if (list) {
        list->words = job->usage;
        memset(&job->usage, 0, sizeof job->usage);
    }
    if (usage) *usage = (drmaa_attr_values_t *) list;
    if (id && id_size) snprintf(id, id_size, "%s", job->id);
    if (stat) *stat = job->stat;
    int has_usage = job->has_usage;
    jobs_remove(&session.jobs, job);
    if (has_usage) return succeed(diagnosis);
    return complain(diagnosis, DRMAA_ERRNO_NO_RUSAGE, "the job was deleted before it ran, or its accounting record is lost");
}

EXPORTED int drmaa_wait(const char *job_id, char *job_id_out, size_t job_id_out_len, int *stat, signed long timeout,
                        drmaa_attr_values_t **rusage, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int64_t deadline = deadline_of(timeout);
    int error = session_enter(&diagnosis);
    if (error) return error;
    int any = job_id && strcmp(job_id, DRMAA_JOB_IDS_SESSION_ANY) == 0;
    error = any ? 0 : check_id(job_id, &diagnosis);
    if (!error) error = check_timeout(timeout, &diagnosis);
    struct job *job = NULL;
    if (!error) error = wait_for(any ? NULL : job_id, timeout, deadline, &job, &diagnosis);
    if (error == DRMAA_ERRNO_INVALID_JOB) {
        error = any ? complain(&diagnosis, error, "the session has no job that was not waited for") : unknown_job(&diagnosis, job_id);
    }
    return session_leave(error ? error : reap(job, job_id_out, job_id_out_len, stat, rusage, &diagnosis));
}

/* the jobs that a list means: those in it, or all of the session */
static int named_jobs(const char *job_ids[], struct words *ids, struct diagnosis *diagnosis) {
    for (size_t i = 0; job_ids[i]; i++) {
        int error = 0;
        if (strcmp(job_ids[i], DRMAA_JOB_IDS_SESSION_ALL) == 0) {
            for (struct job *job = session.jobs.first; job; job = job->next) error |= words_add(ids, "%s", job->id);
            if (error) return no_memory(diagnosis);
            continue;
        }
        error = check_id(job_ids[i], diagnosis);
        if (error) return error;
        if (words_add(ids, "%s", job_ids[i])) return no_memory(diagnosis);
    }
    return 0;
}

EXPORTED int drmaa_synchronize(const char *job_ids[], signed long timeout, int dispose, char *error_diagnosis,
                               size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int64_t deadline = deadline_of(timeout);
    struct words ids = {0};
    int error = session_enter(&diagnosis);
    if (error) return error;
    error = check_timeout(timeout, &diagnosis);
    if (!error && !job_ids) error = complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no list of jobs");
    if (!error) error = named_jobs(job_ids, &ids, &diagnosis);
    for (size_t i = 0; i < ids.count && !error; i++) {
        struct job *job = NULL;
        error = wait_for(ids.items[i], timeout, deadline, &job, &diagnosis);
        /* who is not of the session, or was waited for by another thread, need not be waited for */
        if (error == DRMAA_ERRNO_INVALID_JOB) error = 0;
    }
    for (size_t i = 0; i < ids.count && !error && dispose; i++) {
        struct job *job = jobs_find(&session.jobs, ids.items[i]);
        if (job) jobs_remove(&session.jobs, job);
    }
    words_free(&ids);
    return session_leave(error ? error : succeed(&diagnosis));
}
