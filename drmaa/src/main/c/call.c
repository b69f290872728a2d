/*
 * call.c - one command of gridlite: run by the daemon or the helper where one listens, otherwise by a process. That process
 * starts a helper where there may be one, so that the next call finds it; where there may be none (docs/design.md, "A helper"),
 * each call is a process.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

enum { OUT, ERR, STATUS, PIPES };
#define FIRST_DESCRIPTOR 10
/* exit status of the launcher where it can't run what it should, and of one that was killed */
#define CANT_RUN 70
/* the exit status goes through a pipe of its own: the program may wait for all children, or ignore them */
#define RUN "\"$@\" 3>&-; echo $? >&3"

extern char **environ;

int64_t now_millis(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t) now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void close_at(int *descriptor) {
    if (*descriptor >= 0) close(*descriptor);
    *descriptor = -1;
}

/* pipes above the standard streams, some of which a program may have closed */
static int make_pipe(int ends[2]) {
    int made[2];
    if (pipe(made)) return -1;
    for (int i = 0; i < 2; i++) {
        ends[i] = fcntl(made[i], F_DUPFD_CLOEXEC, FIRST_DESCRIPTOR);
        close(made[i]);
    }
    if (ends[0] >= 0 && ends[1] >= 0) return 0;
    close_at(&ends[0]);
    close_at(&ends[1]);
    return -1;
}

/* the variables of the program, and the session's cell */
static int environment_of(const struct place *place, struct words *words) {
    for (char **variable = environ; variable && *variable; variable++) {
        if (strncmp(*variable, "SGE_ROOT=", 9) && strncmp(*variable, "SGE_CELL=", 9)
            && words_add(words, "%s", *variable)) return -1;
    }
    return words_add(words, "SGE_ROOT=%s", place->root) || words_add(words, "SGE_CELL=%s", place->name);
}

/* execve wants a NULL behind the last */
static char **terminated(struct words *words) {
    char **items = realloc(words->items, (words->count + 1) * sizeof *items);
    if (items) {
        words->items = items;
        words->space = words->count + 1;
        items[words->count] = NULL;
    }
    return items;
}

static int command_of(const struct call *call, struct words *words) {
    const char *slash = strrchr(call->place->launcher, '/');
    int failed = words_add(words, "sh") || words_add(words, "-c") || words_add(words, "%s", RUN) || words_add(words, "sh")
        || words_add(words, "%.*s/%s", (int) (slash - call->place->launcher), call->place->launcher, call->words->items[0]);
    for (size_t i = 1; i < call->words->count && !failed; i++) failed = words_add(words, "%s", call->words->items[i]);
    return failed;
}

static int spawn(struct call *call, char **command, char **environment, int ends[PIPES][2]) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    if (posix_spawn_file_actions_init(&actions)) return -1;
    if (posix_spawnattr_init(&attributes)) {
        posix_spawn_file_actions_destroy(&actions);
        return -1;
    }
    sigemptyset(&none);
    sigfillset(&all);
    int failed = posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    for (int i = 0; i < PIPES; i++) failed |= posix_spawn_file_actions_adddup2(&actions, ends[i][1], i + 1);
    /* what the program blocks or ignores is its own business */
    failed |= posix_spawnattr_setsigmask(&attributes, &none) | posix_spawnattr_setsigdefault(&attributes, &all)
        | posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    if (!failed) failed = posix_spawn(&call->process, "/bin/sh", &actions, &attributes, command, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failed ? -1 : 0;
}

static int begin_process(struct call *call) {
    int ends[PIPES][2] = {{-1, -1}, {-1, -1}, {-1, -1}};
    struct words command = {0}, environment = {0};
    int failed = command_of(call, &command) || environment_of(call->place, &environment) || !terminated(&command)
        || !terminated(&environment);
    for (int i = 0; i < PIPES && !failed; i++) failed = make_pipe(ends[i]);
    failed = failed || spawn(call, command.items, environment.items, ends);
    for (int i = 0; i < PIPES; i++) {
        close_at(&ends[i][1]);
        if (failed) close_at(&ends[i][0]);
        else fcntl(ends[i][0], F_SETFL, O_NONBLOCK);
        call->pipes[i] = ends[i][0];
    }
    words_free(&command);
    words_free(&environment);
    if (failed) call->process = -1;
    return failed;
}

int call_begin(struct call *call, const struct place *place, const struct words *words) {
    memset(call, 0, sizeof *call);
    call->place = place;
    call->words = words;
    call->process = call->file = call->status = -1;
    for (int i = 0; i < PIPES; i++) call->pipes[i] = -1;
    call->socket = connection_open(place, &call->is_helper);
    if (call->socket < 0) return begin_process(call);
    if (connection_request(call->socket, place, words, call->is_helper) && call->is_helper) {
        /* it has not read the request, so nothing was done */
        close_at(&call->socket);
        return begin_process(call);
    }
    /* a daemon that refuses a request may say why without reading it to its end */
    return 0;
}

static uint32_t number_at(const char *data) {
    const unsigned char *bytes = (const unsigned char *) data;
    return (uint32_t) bytes[0] << 24 | (uint32_t) bytes[1] << 16 | (uint32_t) bytes[2] << 8 | bytes[3];
}

/* takes the first text of a frame */
static int keep(struct text *text, const char *body, size_t size) {
    if (size < 4 || number_at(body) > size - 4) return -1;
    return text_add(text, body + 4, number_at(body));
}

static enum call_event decline(struct call *call) {
    close_at(&call->socket);
    call->received.length = 0;
    return begin_process(call) ? CALL_BROKEN : CALL_OUTPUT;
}

static enum call_event take_frame(struct call *call, int kind, const char *body, size_t size) {
    struct text status = {0};
    switch (kind) {
    case FRAME_OUT:
        return keep(&call->out, body, size) ? CALL_BROKEN : CALL_OUTPUT;
    case FRAME_ERR:
        return keep(&call->err, body, size) ? CALL_BROKEN : CALL_OUTPUT;
    case FRAME_EXIT:
        if (keep(&status, body, size)) return CALL_BROKEN;
        call->status = atoi(status.data);
        text_free(&status);
        return CALL_ENDED;
    default:
        return connection_answer(call->socket, kind, body, size, &call->file) ? CALL_BROKEN : CALL_OUTPUT;
    }
}

/* whole frames among what has come */
static enum call_event take_frames(struct call *call) {
    size_t done = 0;
    enum call_event event = CALL_OUTPUT;
    while (event == CALL_OUTPUT && call->received.length - done >= 5) {
        const char *frame = call->received.data + done;
        size_t size = number_at(frame + 1);
        if (size > INT32_MAX) return CALL_BROKEN;
        if (call->received.length - done < 5 + size) break;
        call->answered = 1;
        if (*frame == FRAME_DECLINE) return decline(call);
        event = take_frame(call, *frame, frame + 5, size);
        done += 5 + size;
    }
    memmove(call->received.data, call->received.data + done, call->received.length - done);
    call->received.length -= done;
    return event;
}

static enum call_event read_socket(struct call *call) {
    char buffer[65536];
    ssize_t count = recv(call->socket, buffer, sizeof buffer, MSG_DONTWAIT);
    if (count > 0) return text_add(&call->received, buffer, (size_t) count) ? CALL_BROKEN : take_frames(call);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return CALL_OUTPUT;
    /* something was left unread, so nothing was done */
    if (count < 0 && errno == ECONNRESET && call->is_helper && !call->answered) return decline(call);
    return CALL_BROKEN;
}

/* what is there to read; 1 at the end */
static int drain(int *descriptor, struct text *text) {
    char buffer[65536];
    while (*descriptor >= 0) {
        ssize_t count = read(*descriptor, buffer, sizeof buffer);
        if (count > 0 && text_add(text, buffer, (size_t) count) == 0) continue;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno == EAGAIN) return 0;
        close_at(descriptor);
    }
    return 1;
}

static enum call_event read_pipes(struct call *call) {
    int ended = drain(&call->pipes[STATUS], &call->received);
    /* after the status, since everything was written before it */
    drain(&call->pipes[OUT], &call->out);
    drain(&call->pipes[ERR], &call->err);
    int is_whole = call->received.data && strchr(call->received.data, '\n');
    if (!ended && !is_whole) return CALL_OUTPUT;
    call->status = is_whole ? atoi(call->received.data) : CANT_RUN;
    return CALL_ENDED;
}

enum call_event call_step(struct call *call, int wake, int64_t deadline) {
    struct pollfd polled[1 + PIPES] = {{.fd = wake, .events = POLLIN}};
    int count = 1;
    if (call->socket >= 0) polled[count++] = (struct pollfd) {.fd = call->socket, .events = POLLIN};
    else {
        for (int i = 0; i < PIPES; i++) polled[count++] = (struct pollfd) {.fd = call->pipes[i], .events = POLLIN};
    }
    int64_t left = deadline < 0 ? -1 : deadline - now_millis();
    if (deadline >= 0 && left < 0) left = 0;
    int ready = poll(polled, (nfds_t) count, left > 60000 ? 60000 : (int) left);
    if (ready < 0) return errno == EINTR ? CALL_OUTPUT : CALL_BROKEN;
    if (ready == 0) return deadline >= 0 && now_millis() >= deadline ? CALL_TIMEOUT : CALL_OUTPUT;
    if (polled[0].revents) return CALL_WOKEN;
    return call->socket >= 0 ? read_socket(call) : read_pipes(call);
}

void call_end(struct call *call) {
    if (!call->place) return;
    close_at(&call->socket);
    close_at(&call->file);
    for (int i = 0; i < PIPES; i++) close_at(&call->pipes[i]);
    if (call->process > 0) {
        /* it notices that nobody reads any more; where it does not write, a signal ends it */
        if (call->status < 0) kill(call->process, SIGTERM);
        while (waitpid(call->process, NULL, 0) < 0 && errno == EINTR) continue;
    }
    text_free(&call->received);
    text_free(&call->out);
    text_free(&call->err);
    memset(call, 0, sizeof *call);
    call->socket = -1;
}

int call_run(struct call *call, const struct place *place, const struct words *words, struct diagnosis *diagnosis) {
    if (call_begin(call, place, words)) {
        return complain(diagnosis, DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE, "can't run %s: %s", place->launcher, strerror(errno));
    }
    enum call_event event;
    do event = call_step(call, -1, -1);
    while (event == CALL_OUTPUT);
    if (event == CALL_ENDED) return DRMAA_ERRNO_SUCCESS;
    return complain(diagnosis, DRMAA_ERRNO_DRM_COMMUNICATION_FAILURE,
                    "the connection to the %s of cell %s broke off before it had answered: what was asked for may have been done,"
                    " look with qstat before you try again", call->is_helper ? "helper" : "daemon", place->cell);
}
