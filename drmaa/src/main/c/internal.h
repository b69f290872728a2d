/* internal.h - what the parts of the library share. Nothing here is exported. */
#ifndef GRIDLITE_DRMAA_INTERNAL_H
#define GRIDLITE_DRMAA_INTERNAL_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "drmaa.h"

#define EXPORTED __attribute__((visibility("default")))
#define PRINTS(text, first) __attribute__((format(printf, text, first)))

/* where a function says what is wrong; its size may be 0 */
struct diagnosis {
    char *text;
    size_t size;
};

/* a text that grows; always ends with a zero byte once something was added */
struct text {
    char *data;
    size_t length;
    size_t space;
};

/* a list of texts, of which each is the list's own */
struct words {
    char **items;
    size_t count;
    size_t space;
};

/* text.c: all give 0, or -1 where there is no memory */
int text_add(struct text *text, const void *data, size_t length);
int text_print(struct text *text, const char *format, ...) PRINTS(2, 3);
void text_free(struct text *text);
int words_add(struct words *words, const char *format, ...) PRINTS(2, 3);
void words_free(struct words *words);
int words_copy(struct words *to, const struct words *from);

/* error.c: returns the error that it is given, and writes the text, or what the error says by itself */
int complain(struct diagnosis *diagnosis, int error, const char *format, ...) PRINTS(3, 4);
int succeed(struct diagnosis *diagnosis);
int no_memory(struct diagnosis *diagnosis);

/* place.c: the cell and the product that a session uses, found when it begins */
struct place {
    char *cell;      /* directory of the cell, absolute */
    char *root;      /* the directory above, and the cell's name in it */
    char *name;
    char *launcher;  /* bin/gridlite */
    char *libraries; /* where the jars are */
};
int place_find(struct place *place, struct diagnosis *diagnosis);
void place_free(struct place *place);
int place_is_trusted(const struct place *place);
uid_t place_owner(const struct place *place);
char *place_product(const struct place *place);
char *place_surroundings(void);
/* stat(2), without the names that only newer libraries have; -1 for what is not there */
struct stat;
int file_status(const char *path, struct stat *status);
/* the whole of a small file; NULL where it can't be read */
char *file_text(const char *path);

/* connection.c: frames of the protocol of daemon and helper; see Frame.java */
enum {
    FRAME_REQUEST = 1, FRAME_REPLY, FRAME_OUT, FRAME_ERR, FRAME_INPUT, FRAME_FILE, FRAME_EDIT, FRAME_DISCARD, FRAME_EXIT,
    FRAME_WRITE, FRAME_WAIT, FRAME_LIST, FRAME_MAKE_DIRECTORY, FRAME_CONTROL, FRAME_STATE, FRAME_MORE, FRAME_DECLINE
};
/* a socket on which a daemon or helper listens; -1 where there is none that may be used */
int connection_open(const struct place *place, int *is_helper);
int connection_request(int socket, const struct place *place, const struct words *words, int is_helper);
/* answers a question about a file; *file is the one that is being read, -1 for none */
int connection_answer(int socket, int kind, const char *body, size_t size, int *file);

/* call.c: one command, run by a daemon, a helper or a process */
struct call {
    const struct place *place;
    const struct words *words;
    int socket;       /* of a daemon or helper; -1 */
    int is_helper;
    int answered;
    int file;
    int pipes[3];     /* of a process: standard output, standard error, exit status; -1 */
    pid_t process;
    struct text received; /* frames, or the exit status of a process */
    struct text out;
    struct text err;
    int status;       /* exit status, once it has ended */
};
enum call_event { CALL_OUTPUT, CALL_ENDED, CALL_TIMEOUT, CALL_WOKEN, CALL_BROKEN };
int call_begin(struct call *call, const struct place *place, const struct words *words);
/* waits for something new: output, the end, something to read on a descriptor (-1 for none), a time (-1 for ever) */
enum call_event call_step(struct call *call, int wake, int64_t deadline);
void call_end(struct call *call);
/* milliseconds of a clock that nobody sets */
int64_t now_millis(void);
/* runs a command to its end; 0, or an error; status and texts are in the call, which call_end frees */
int call_run(struct call *call, const struct place *place, const struct words *words, struct diagnosis *diagnosis);

/* template.c */
enum { ATTRIBUTES = 17, VECTORS = 3 };
struct drmaa_job_template_s {
    struct drmaa_job_template_s *next;
    char *values[ATTRIBUTES];
    struct words vectors[VECTORS];
    int is_set[VECTORS];
};
/* the words by which gridlite submits what a template describes; tasks is empty, or the operand of -t */
int template_words(const drmaa_job_template_t *jt, const char *session, const char *tasks, struct words *words,
                   struct diagnosis *diagnosis);

/* start_time.c: seconds since 1970 of a partial time stamp; -1 where it is none */
int64_t start_time(const char *text, int64_t now);

/* list.c */
struct list {
    struct words words;
    size_t next;
};
struct list *list_new(void);

/* jobs.c: the jobs of a session that were not waited for to their end */
struct job {
    struct job *next_in_bucket;
    struct job *previous, *next;             /* in the order of submission */
    struct job *previous_ended, *next_ended; /* in the order in which their ends were heard of */
    int is_ended;
    int is_covered; /* the call that waits for ends has it */
    int is_deleted; /* by this session: what ends it is no signal of the job's own */
    int stat;
    int has_usage;
    struct words usage;
    char id[];
};
struct jobs {
    struct job **buckets;
    size_t size, count;
    struct job *first, *last;
    struct job *first_ended, *last_ended;
};
struct job *jobs_add(struct jobs *jobs, const char *id);
struct job *jobs_find(const struct jobs *jobs, const char *id);
void jobs_end(struct jobs *jobs, struct job *job);
void jobs_remove(struct jobs *jobs, struct job *job);
void jobs_clear(struct jobs *jobs);
/* the words of tasks that have not ended: those that follow each other in an array as one */
int jobs_open_words(const struct jobs *jobs, struct words *words);

/* end.c: the end of a job as a number, and as a line of gridlite */
enum { STAT_EXITED = 1 << 16, STAT_SIGNALLED = 1 << 17, STAT_ABORTED = 1 << 18, STAT_CORE = 1 << 19 };
/* takes "ID, tab, word ..." apart, in place; the state, or -1 for an end, -2 for a job that there is not, -3 for nonsense */
int report_read(char *line, char **id, int *stat, struct words *usage);
enum { REPORT_END = -1, REPORT_UNKNOWN = -2, REPORT_NONSENSE = -3 };

#endif
