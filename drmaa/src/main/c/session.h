/* session.h - the session, and what its parts have in common. */
#ifndef GRIDLITE_DRMAA_SESSION_H
#define GRIDLITE_DRMAA_SESSION_H

#include <pthread.h>

#include "internal.h"

#define LONGEST_NAME 200

/* guarded by the lock; the call belongs to the thread that reads from it */
struct session {
    int beginning, active, ending;
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
};
extern struct session session;
extern pthread_mutex_t session_lock;
/* an end was heard of, a thread has stopped reading or using the session */
extern pthread_cond_t session_changed;

/* session.c */
int session_is_active(void);
int complain_of_session(struct diagnosis *diagnosis);
/* a function that uses the session begins: 0, with the lock taken */
int session_enter(struct diagnosis *diagnosis);
/* it ends: with the lock, which is given up; session_left takes it first */
int session_leave(int error);
int session_left(int error);

/* template.c: around fork(2) */
void templates_fork(int before);

/* submission.c: what a command has written about its failure, or that there is nothing */
const char *refusal_reason(const struct text *err);

/* report.c */
int check_id(const char *id, struct diagnosis *diagnosis);
int unknown_job(struct diagnosis *diagnosis, const char *id);
/* takes all whole lines of "gridlite await"; gives the state in the last. With the lock. */
int reports_take(struct text *out);
/* asks for the state of one job; called without the lock, returns with it */
int report_ask(const char *id, int *state, struct diagnosis *diagnosis);
/* the option by which jobs that can't start are deleted, unless they are to stay; 0, or -1 */
int report_add_deletion(struct words *words);

/* wait.c: with the lock */
void wait_close_call(void);
void wait_wake_reader(void);

#endif
