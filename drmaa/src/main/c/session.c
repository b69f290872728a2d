/*
 * session.c - the session: it begins, ends, and is used by threads. Jobs are submitted by submission.c, reported on by report.c,
 * waited for by wait.c and controlled by control.c.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session.h"

struct session session = {.wake = {-1, -1}};
pthread_mutex_t session_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t session_changed = PTHREAD_COND_INITIALIZER;

int session_is_active(void) {
    pthread_mutex_lock(&session_lock);
    int active = session.active && !session.ending;
    pthread_mutex_unlock(&session_lock);
    return active;
}

int complain_of_session(struct diagnosis *diagnosis) {
    return complain(diagnosis, DRMAA_ERRNO_NO_ACTIVE_SESSION, "%s", drmaa_strerror(DRMAA_ERRNO_NO_ACTIVE_SESSION));
}

int session_enter(struct diagnosis *diagnosis) {
    pthread_mutex_lock(&session_lock);
    if (session.active && !session.ending) {
        session.users++;
        return 0;
    }
    pthread_mutex_unlock(&session_lock);
    return complain_of_session(diagnosis);
}

int session_leave(int error) {
    if (--session.users == 0) pthread_cond_broadcast(&session_changed);
    pthread_mutex_unlock(&session_lock);
    return error;
}

int session_left(int error) {
    pthread_mutex_lock(&session_lock);
    return session_leave(error);
}

static void before_fork(void) {
    templates_fork(1);
    pthread_mutex_lock(&session_lock);
}

static void in_parent(void) {
    pthread_mutex_unlock(&session_lock);
    templates_fork(0);
}

/* The child has a copy of the session, and none of its threads but one. The connection stays the parent's. */
static void in_child(void) {
    session.reading = 0;
    session.waiting = 0;
    session.users = 0;
    /* a process that runs a command is the parent's, too */
    session.call.process = -1;
    wait_close_call();
    if (session.beginning) {
        /* the thread that begins it is not here; what it has made so far is in an unknown state */
        memset(&session.jobs, 0, sizeof session.jobs);
        memset(&session.place, 0, sizeof session.place);
        session.beginning = 0;
    }
    for (int i = 0; i < 2; i++) {
        if (session.wake[i] >= 0) close(session.wake[i]);
        session.wake[i] = -1;
    }
    if (session.active && pipe2(session.wake, O_CLOEXEC | O_NONBLOCK)) session.wake[0] = session.wake[1] = -1;
    pthread_cond_init(&session_changed, NULL);
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

/* Without the lock, for others need not wait for a cell that does not answer: nobody uses what is being made. */
EXPORTED int drmaa_init(const char *contact, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int error = 0;
    pthread_mutex_lock(&session_lock);
    if (session.active) {
        error = complain(&diagnosis, DRMAA_ERRNO_ALREADY_ACTIVE_SESSION, "session %s is active: a process has one at a time",
                         session.name);
    } else if (session.beginning) {
        error = complain(&diagnosis, DRMAA_ERRNO_ALREADY_ACTIVE_SESSION, "another thread begins a session: a process has one");
    } else session.beginning = 1;
    pthread_mutex_unlock(&session_lock);
    if (error) return error;
    error = begin_session(contact, &diagnosis);
    pthread_mutex_lock(&session_lock);
    session.active = !error;
    session.beginning = 0;
    pthread_mutex_unlock(&session_lock);
    return error ? error : succeed(&diagnosis);
}

EXPORTED int drmaa_exit(char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    int error = session_enter(&diagnosis);
    if (error) return error;
    session.ending = 1;
    session.users--;
    wait_wake_reader();
    pthread_cond_broadcast(&session_changed);
    while (session.users > 0) pthread_cond_wait(&session_changed, &session_lock);
    wait_close_call();
    jobs_clear(&session.jobs);
    place_free(&session.place);
    free(session.error_text);
    session.error_text = NULL;
    for (int i = 0; i < 2; i++) {
        close(session.wake[i]);
        session.wake[i] = -1;
    }
    session.active = session.ending = session.error = session.stale = 0;
    pthread_mutex_unlock(&session_lock);
    return succeed(&diagnosis);
}
