/*
 * session.c - the session: jobs are submitted, watched, waited for.
 *
 * All threads share one call of "gridlite await", which tells of each end as it happens. One of the threads that wait reads from
 * it, the others wait for that one; when it leaves, the next takes over. A thread that waits for a job that the call does not
 * have yet has it made anew.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"
#include "session.h"

#ifndef VERSION
#define VERSION "0"
#endif
#define SYSTEM "SGE 8.1.9"
#define LONGEST_NAME 200
/* where a clock that may be set is compared: how long a thread sleeps at most before it looks again */
#define LOOK_MILLIS 1000
/* pauses after a connection that broke off, and for how long in all */
#define FIRST_PAUSE_MILLIS 50
#define LONGEST_PAUSE_MILLIS 2000
#define PATIENCE_MILLIS 30000

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

/* guarded by the lock; the call belongs to the thread that reads from it */
static struct {
    int active, ending;
    unsigned users;     /* threads within a function */
    struct place place;
    char name[LONGEST_NAME + 1];
    struct jobs jobs;
    struct call call;
    struct words call_words;
    int call_open, reading, stale;
    unsigned waiting;   /* threads that wait for an end */
    int wake[2];
    int error;          /* why waiting is in vain, and its text */
    char *error_text;
} session = {.wake = {-1, -1}};

/* ---- begin and end ---- */

int session_is_active(void) {
    pthread_mutex_lock(&lock);
    int active = session.active && !session.ending;
    pthread_mutex_unlock(&lock);
    return active;
}

int complain_of_session(struct diagnosis *diagnosis) {
    return complain(diagnosis, DRMAA_ERRNO_NO_ACTIVE_SESSION, "%s", drmaa_strerror(DRMAA_ERRNO_NO_ACTIVE_SESSION));
}

/* a function that uses the session begins: 0, with the lock taken */
static int enter(struct diagnosis *diagnosis) {
    pthread_mutex_lock(&lock);
    if (session.active && !session.ending) {
        session.users++;
        return 0;
    }
    pthread_mutex_unlock(&lock);
    return complain_of_session(diagnosis);
}

static int leave(int error) {
    if (--session.users == 0) pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
    return error;
}

static void close_call(void) {
    if (session.call_open) call_end(&session.call);
    words_free(&session.call_words);
    session.call_open = 0;
    for (struct job *job = session.jobs.first; job; job = job->next) job->is_covered = 0;
}

static void before_fork(void) {
    templates_fork(1);
    pthread_mutex_lock(&lock);
}

static void in_parent(void) {
    pthread_mutex_unlock(&lock);
    templates_fork(0);
}

/* The child has a copy of the session, and none of its threads but one. The connection stays the parent's. */
static void in_child(void) {
    session.reading = 0;
    session.waiting = 0;
    session.users = 0;
    /* a process that runs a command is the parent's, too */
    session.call.process = -1;
    close_call();
    for (int i = 0; i < 2; i++) {
        if (session.wake[i] >= 0) close(session.wake[i]);
        session.wake[i] = -1;
    }
    if (session.active && pipe2(session.wake, O_CLOEXEC | O_NONBLOCK)) session.wake[0] = session.wake[1] = -1;
    pthread_cond_init(&changed, NULL);
    in_parent();
}

__attribute__((constructor)) static void prepare(void) { pthread_atfork(before_fork, in_parent, in_child); }

static int is_name(const char *name) {
    size_t length = strlen(name);
    return length > 0 && length <= LONGEST_NAME
        && strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-") == length;
}

static int make_name(char *name) {
    char host[100] = "";
    uint64_t number;
    int random = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    ssize_t count = random < 0 ? -1 : read(random, &number, sizeof number);
    if (random >= 0) close(random);
    if (count != (ssize_t) sizeof number) return -1;
    gethostname(host, sizeof host - 1);
    for (char *at = host; *at; at++) {
        if (!strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-", *at)) *at = '-';
    }
    snprintf(name, LONGEST_NAME + 1, "%s.%ld.%llu", host, (long) getpid(), (unsigned long long) number);
    return 0;
}

static int read_contact(const char *contact, struct diagnosis *diagnosis) {
    if (!contact || !*contact) {
        if (make_name(session.name) == 0) return 0;
        return complain(diagnosis, DRMAA_ERRNO_INTERNAL_ERROR, "/dev/urandom can't be read: %s", strerror(errno));
    }
    if (strncmp(contact, "session=", 8) == 0 && is_name(contact + 8)) {
        strcpy(session.name, contact + 8);
        return 0;
    }
    return complain(diagnosis, DRMAA_ERRNO_INVALID_CONTACT_STRING,
                    "\"%.200s\" is not a contact string: expected session=NAME as drmaa_get_contact gives it, or none", contact);
}

/* takes the tasks that a session of this name has left; shows at the same time that the cell can be reached */
static int take_over(struct diagnosis *diagnosis) {
    struct words words = {0};
    struct call call = {.socket = -1};
    if (words_add(&words, "gridlite") || words_add(&words, "await") || words_add(&words, "--now")
        || words_add(&words, "--session=%s", session.name)) {
        words_free(&words);
        return no_memory(diagnosis);
    }
    int error = call_run(&call, &session.place, &words, diagnosis);
    if (!error && call.status) {
        error = complain(diagnosis, DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "%s", call.err.data ? call.err.data : "");
    }
    char *rest = NULL;
    for (char *line = error || !call.out.data ? NULL : strtok_r(call.out.data, "\n", &rest); line;
         line = strtok_r(NULL, "\n", &rest)) {
        line[strcspn(line, "\t")] = 0;
        if (!jobs_add(&session.jobs, line)) error = no_memory(diagnosis);
    }
    call_end(&call);
    words_free(&words);
    return error;
}

static int begin_session(const char *contact, struct diagnosis *diagnosis) {
    int error = read_contact(contact, diagnosis);
    if (!error) error = place_find(&session.place, diagnosis);
    if (error) return error;
    error = take_over(diagnosis);
    if (!error && pipe2(session.wake, O_CLOEXEC | O_NONBLOCK)) {
        error = complain(diagnosis, DRMAA_ERRNO_INTERNAL_ERROR, "no pipe can be made: %s", strerror(errno));
    }
    if (!error) return 0;
    jobs_clear(&session.jobs);
    place_free(&session.place);
    return error;
}

EXPORTED int drmaa_init(const char *contact, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    pthread_mutex_lock(&lock);
    if (session.active) {
        pthread_mutex_unlock(&lock);
        return complain(&diagnosis, DRMAA_ERRNO_ALREADY_ACTIVE_SESSION, "session %s is active: a process has one at a time",
                        session.name);
    }
    int error = begin_session(contact, &diagnosis);
    session.active = !error;
    pthread_mutex_unlock(&lock);
    return error ? error : succeed(&diagnosis);
}

static void wake_reader(void) {
    ssize_t written = write(session.wake[1], "", 1);
    (void) written; /* if it is full, it wakes all the same */
}

EXPORTED int drmaa_exit(char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int error = enter(&diagnosis);
    if (error) return error;
    session.ending = 1;
    session.users--;
    wake_reader();
    pthread_cond_broadcast(&changed);
    while (session.users > 0) pthread_cond_wait(&changed, &lock);
    close_call();
    jobs_clear(&session.jobs);
    place_free(&session.place);
    free(session.error_text);
    session.error_text = NULL;
    for (int i = 0; i < 2; i++) {
        close(session.wake[i]);
        session.wake[i] = -1;
    }
    session.active = session.ending = session.error = session.stale = 0;
    pthread_mutex_unlock(&lock);
    return succeed(&diagnosis);
}

/* ---- submission ---- */

/* what qsub says in front of and behind the reason */
static char *reason(struct text *err) {
    static const char FRONT[] = "Unable to run job: ", BEHIND[] = "\nExiting.";
    if (!err->data) return "the cell has refused the job without a reason";
    char *from = strstr(err->data, FRONT);
    char *to = strstr(err->data, BEHIND);
    if (to) *to = 0;
    return from ? from + sizeof FRONT - 1 : err->data;
}

/* no cell, rather than one that refuses */
static int is_cell_gone(void) {
    struct text path = {0};
    int gone = text_print(&path, "%s/gridlite.mv.db", session.place.cell) == 0 && access(path.data, F_OK) != 0;
    text_free(&path);
    return gone;
}

static int refused(struct call *call, struct diagnosis *diagnosis) {
    int error = call->status == 75 ? DRMAA_ERRNO_TRY_LATER
        : is_cell_gone() || call->status == 70 || call->status >= 126 ? DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE
        : DRMAA_ERRNO_DENIED_BY_DRM;
    return complain(diagnosis, error, "%s", reason(&call->err));
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
        error = complain(diagnosis, DRMAA_ERRNO_DENIED_BY_DRM, "no job was submitted: %s", reason(&call.err));
    }
    call_end(&call);
    words_free(&words);
    return error;
}

static int register_job(const char *id, struct diagnosis *diagnosis) {
    pthread_mutex_lock(&lock);
    int error = jobs_add(&session.jobs, id) ? 0 : no_memory(diagnosis);
    pthread_mutex_unlock(&lock);
    return error;
}

static int left(int error) {
    pthread_mutex_lock(&lock);
    return leave(error);
}

EXPORTED int drmaa_run_job(char *job_id, size_t job_id_len, const drmaa_job_template_t *jt, char *error_diagnosis,
                           size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!job_id || job_id_len == 0) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the job's identifier");
    }
    int error = enter(&diagnosis);
    if (error) return error;
    pthread_mutex_unlock(&lock);
    unsigned long job = 0;
    char id[32];
    error = submit(jt, "", &job, &diagnosis);
    if (error) return left(error);
    snprintf(id, sizeof id, "%lu", job);
    error = register_job(id, &diagnosis);
    snprintf(job_id, job_id_len, "%s", id);
    return left(error ? error : succeed(&diagnosis));
}

EXPORTED int drmaa_run_bulk_jobs(drmaa_job_ids_t **jobids, const drmaa_job_template_t *jt, unsigned start, unsigned end,
                                 int incr, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!jobids || start < 1 || end < start || end > INT_MAX || incr < 1) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT,
                        "tasks from %u to %u by steps of %d: expected 1 <= start <= end, and steps of 1 or more", start, end, incr);
    }
    int error = enter(&diagnosis);
    if (error) return error;
    pthread_mutex_unlock(&lock);
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
    return left(error ? error : succeed(&diagnosis));
}

/* ---- what becomes of jobs ---- */

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

static int check_id(const char *id, struct diagnosis *diagnosis) {
    if (!id) return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no job identifier");
    if (is_id(id)) return 0;
    return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "\"%.200s\" is not a job identifier: expected JOB or JOB.TASK", id);
}

static int unknown_job(struct diagnosis *diagnosis, const char *id) {
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
        pthread_cond_broadcast(&changed);
    }
    return state;
}

/* takes all whole lines; gives the state in the last. With the lock. */
static int take_lines(struct text *out) {
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

/* asks for the state of one job; called without the lock, returns with it */
static int ask(const char *id, int *state, struct diagnosis *diagnosis) {
    struct words words = {0};
    struct call call = {.socket = -1};
    int failed = words_add(&words, "gridlite") || words_add(&words, "await") || words_add(&words, "--now")
        || words_add(&words, "%s", id);
    if (!failed && !getenv("SGE_DRMAA_ALLOW_JOB_ERROR_STATE")) failed = words_add(&words, "--delete-errors");
    int error = failed ? no_memory(diagnosis) : call_run(&call, &session.place, &words, diagnosis);
    pthread_mutex_lock(&lock);
    if (!error && call.status) {
        error = complain(diagnosis, DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "%s", reason(&call.err));
    }
    if (!error && (*state = take_lines(&call.out)) == REPORT_NONSENSE) {
        error = complain(diagnosis, DRMAA_ERRNO_INTERNAL_ERROR, "gridlite of another version: it tells nothing of job %s", id);
    }
    call_end(&call);
    words_free(&words);
    return error;
}

static int state_after(int stat) { return stat & STAT_EXITED ? DRMAA_PS_DONE : DRMAA_PS_FAILED; }

EXPORTED int drmaa_job_ps(const char *job_id, int *remote_ps, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int error = enter(&diagnosis);
    if (error) return error;
    error = remote_ps ? check_id(job_id, &diagnosis)
                      : complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the state");
    if (error) return leave(error);
    struct job *job = jobs_find(&session.jobs, job_id);
    if (job && job->is_ended) *remote_ps = state_after(job->stat);
    else {
        int state = 0;
        pthread_mutex_unlock(&lock);
        error = ask(job_id, &state, &diagnosis);
        if (!error && state >= 0) *remote_ps = state;
        else if (!error && (job = jobs_find(&session.jobs, job_id)) && job->is_ended) *remote_ps = state_after(job->stat);
        else if (!error) error = unknown_job(&diagnosis, job_id);
    }
    return leave(error ? error : succeed(&diagnosis));
}

/* ---- waiting ---- */

/* begins the call that tells of ends; with the lock */
static int begin_call(void) {
    close_call();
    struct words *words = &session.call_words;
    if (words_add(words, "gridlite") || words_add(words, "await")
        || (!getenv("SGE_DRMAA_ALLOW_JOB_ERROR_STATE") && words_add(words, "--delete-errors"))
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
    pthread_cond_broadcast(&changed);
}

static void drain_wake(void) {
    char bytes[64];
    while (read(session.wake[0], bytes, sizeof bytes) > 0) continue;
}

/* the pause before the next attempt, for which the lock is given up */
static void pause_for(int64_t millis) {
    struct timespec time = {millis / 1000, (millis % 1000) * 1000000};
    pthread_mutex_unlock(&lock);
    nanosleep(&time, NULL);
    pthread_mutex_lock(&lock);
}

/* reads from the call until something has changed; with the lock, which is given up meanwhile */
static void read_call(int64_t deadline, int64_t *broken_since, int64_t *pause) {
    session.reading = 1;
    if ((!session.call_open || session.stale) && begin_call()) {
        close_call();
        fail_all(DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "the command gridlite can't be run");
        session.reading = 0;
        return;
    }
    pthread_mutex_unlock(&lock);
    enum call_event event = call_step(&session.call, session.wake[0], deadline);
    pthread_mutex_lock(&lock);
    if (session.call.out.length) {
        take_lines(&session.call.out);
        *broken_since = 0;
        *pause = FIRST_PAUSE_MILLIS;
    }
    if (event == CALL_WOKEN) drain_wake();
    else if (event == CALL_ENDED && session.call.status) {
        fail_all(DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, reason(&session.call.err));
        close_call();
    } else if (event == CALL_ENDED) close_call();
    else if (event == CALL_BROKEN) {
        close_call();
        if (!*broken_since) *broken_since = now_millis();
        if (now_millis() - *broken_since > PATIENCE_MILLIS) {
            fail_all(DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "the connection to the cell breaks off again and again");
        } else if (deadline < 0 || now_millis() < deadline) {
            pause_for(*pause);
            *pause = 2 * *pause < LONGEST_PAUSE_MILLIS ? 2 * *pause : LONGEST_PAUSE_MILLIS;
        }
    }
    session.reading = 0;
    pthread_cond_broadcast(&changed);
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
    pthread_cond_timedwait(&changed, &lock, &until);
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
        || (!getenv("SGE_DRMAA_ALLOW_JOB_ERROR_STATE") && words_add(&words, "--delete-errors"))
        || (id ? words_add(&words, "%s", id) : jobs_open_words(&session.jobs, &words));
    pthread_mutex_unlock(&lock);
    int error = failed ? no_memory(diagnosis) : call_run(&call, &session.place, &words, diagnosis);
    pthread_mutex_lock(&lock);
    if (!error && call.status) {
        error = complain(diagnosis, DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "%s", reason(&call.err));
    }
    if (!error) take_lines(&call.out);
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
                wake_reader();
            }
            wait_for_reader(deadline);
        }
    }
    session.waiting--;
    if (!session.waiting && !session.reading) close_call();
    /* somebody else has to read now */
    else pthread_cond_broadcast(&changed);
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
    int error = enter(&diagnosis);
    if (error) return error;
    int any = job_id && strcmp(job_id, DRMAA_JOB_IDS_SESSION_ANY) == 0;
    error = any ? 0 : check_id(job_id, &diagnosis);
    if (!error) error = check_timeout(timeout, &diagnosis);
    struct job *job = NULL;
    if (!error) error = wait_for(any ? NULL : job_id, timeout, deadline, &job, &diagnosis);
    if (error == DRMAA_ERRNO_INVALID_JOB) {
        error = any ? complain(&diagnosis, error, "the session has no job that was not waited for") : unknown_job(&diagnosis, job_id);
    }
    return leave(error ? error : reap(job, job_id_out, job_id_out_len, stat, rusage, &diagnosis));
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
    int error = enter(&diagnosis);
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
    return leave(error ? error : succeed(&diagnosis));
}

/* ---- control ---- */

static const struct {
    const char *command, *option, *operand;
} ACTIONS[] = {
    [DRMAA_CONTROL_SUSPEND] = {"qmod", "-sj", NULL},
    [DRMAA_CONTROL_RESUME] = {"qmod", "-usj", NULL},
    [DRMAA_CONTROL_HOLD] = {"qhold", "-h", "u"},
    [DRMAA_CONTROL_RELEASE] = {"qrls", "-h", "u"},
    [DRMAA_CONTROL_TERMINATE] = {"qdel", NULL, NULL},
};

/* whether an action has a meaning in a state */
static int suits(int action, int state) {
    int suspended = state == DRMAA_PS_USER_SUSPENDED || state == DRMAA_PS_USER_SYSTEM_SUSPENDED;
    if (action == DRMAA_CONTROL_SUSPEND) return state == DRMAA_PS_RUNNING || state == DRMAA_PS_SYSTEM_SUSPENDED;
    return action != DRMAA_CONTROL_RESUME || suspended;
}

/* before it is done: the end may be heard of at once */
static void note_deleted(const struct words *ids) {
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < ids->count; i++) {
        struct job *job = jobs_find(&session.jobs, ids->items[i]);
        if (job) job->is_deleted = 1;
    }
    pthread_mutex_unlock(&lock);
}

static int carry_out(int action, const struct words *ids, struct diagnosis *diagnosis) {
    struct words words = {0};
    struct call call = {.socket = -1};
    int failed = words_add(&words, "%s", ACTIONS[action].command);
    if (ACTIONS[action].option) failed |= words_add(&words, "%s", ACTIONS[action].option);
    if (ACTIONS[action].operand) failed |= words_add(&words, "%s", ACTIONS[action].operand);
    failed |= words_copy(&words, ids);
    if (action == DRMAA_CONTROL_TERMINATE) note_deleted(ids);
    int error = failed ? no_memory(diagnosis) : call_run(&call, &session.place, &words, diagnosis);
    if (!error && call.status) {
        int denied = (call.err.data && strstr(call.err.data, "denied")) || (call.out.data && strstr(call.out.data, "denied"));
        error = complain(diagnosis, denied ? DRMAA_ERRNO_AUTH_FAILURE : DRMAA_ERRNO_INTERNAL_ERROR, "%s",
                         call.err.length ? call.err.data : call.out.length ? call.out.data : "the command has failed");
    }
    call_end(&call);
    words_free(&words);
    return error;
}

static int control_one(const char *id, int action, struct diagnosis *diagnosis) {
    int state = 0;
    struct words ids = {0};
    int error = ask(id, &state, diagnosis);
    pthread_mutex_unlock(&lock);
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
    pthread_mutex_lock(&lock);
    int failed = words_add(&words, "gridlite") || words_add(&words, "await") || words_add(&words, "--now")
        || jobs_open_words(&session.jobs, &words);
    pthread_mutex_unlock(&lock);
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
    int error = enter(&diagnosis);
    if (error) return error;
    pthread_mutex_unlock(&lock);
    int all = jobid && strcmp(jobid, DRMAA_JOB_IDS_SESSION_ALL) == 0;
    error = all ? 0 : check_id(jobid, &diagnosis);
    if (!error && (action < DRMAA_CONTROL_SUSPEND || action > DRMAA_CONTROL_TERMINATE)) {
        error = complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "%d is not an action", action);
    }
    if (!error) error = all ? control_all(action, &diagnosis) : control_one(jobid, action, &diagnosis);
    return left(error ? error : succeed(&diagnosis));
}

/* ---- about the library ---- */

static int show(char *to, size_t size, const char *text, struct diagnosis *diagnosis) {
    if (!to || size == 0) return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the answer");
    snprintf(to, size, "%s", text);
    return succeed(diagnosis);
}

EXPORTED int drmaa_get_contact(char *contact, size_t contact_len, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    char text[LONGEST_NAME + 16] = "";
    pthread_mutex_lock(&lock);
    if (session.active) snprintf(text, sizeof text, "session=%s", session.name);
    pthread_mutex_unlock(&lock);
    return show(contact, contact_len, text, &diagnosis);
}

EXPORTED int drmaa_version(unsigned int *major, unsigned int *minor, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!major || !minor) return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the answer");
    *major = 1;
    *minor = 0;
    return succeed(&diagnosis);
}

EXPORTED int drmaa_get_DRM_system(char *drm_system, size_t drm_system_len, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    return show(drm_system, drm_system_len, SYSTEM, &diagnosis);
}

EXPORTED int drmaa_get_DRMAA_implementation(char *drmaa_impl, size_t drmaa_impl_len, char *error_diagnosis,
                                            size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    return show(drmaa_impl, drmaa_impl_len, SYSTEM " (gridlite " VERSION ")", &diagnosis);
}
