/*
 * connection.c - the protocol of daemon and helper: a kind in a byte, the length of the rest in four, then for each text its
 * length in four bytes and its bytes. libexec/client.pl and remote/Client.java speak it, too.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "internal.h"

#define PIECE (1 << 20)

extern char **environ;

static void put_number(unsigned char *to, uint32_t number) {
    to[0] = (unsigned char) (number >> 24);
    to[1] = (unsigned char) (number >> 16);
    to[2] = (unsigned char) (number >> 8);
    to[3] = (unsigned char) number;
}

static int add_part(struct text *frame, const char *part, size_t length) {
    unsigned char size[4];
    if (length > INT_MAX) return -1;
    put_number(size, (uint32_t) length);
    return text_add(frame, size, sizeof size) || text_add(frame, part, length);
}

static int add_word(struct text *frame, const char *word) { return add_part(frame, word, strlen(word)); }

static int write_all(int socket, const char *data, size_t length) {
    while (length > 0) {
        ssize_t written = send(socket, data, length, MSG_NOSIGNAL);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EAGAIN) {
            struct pollfd ready = {.fd = socket, .events = POLLOUT};
            poll(&ready, 1, -1);
            continue;
        }
        if (written < 0) return -1;
        data += written;
        length -= (size_t) written;
    }
    return 0;
}

/* sends a frame whose first five bytes are still to be filled in */
static int send_frame(int socket, struct text *frame, int kind) {
    if (frame->length - 5 > INT_MAX) return -1;
    frame->data[0] = (char) kind;
    put_number((unsigned char *) frame->data + 1, (uint32_t) (frame->length - 5));
    return write_all(socket, frame->data, frame->length);
}

static int connect_to(const struct place *place, const char *name) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int directory = -1;
    int length = snprintf(address.sun_path, sizeof address.sun_path, "%s/%s", place->cell, name);
    if (length >= (int) sizeof address.sun_path) {
        /* too long for an address: by way of the open directory */
        directory = open(place->cell, O_PATH | O_CLOEXEC);
        if (directory < 0) return -1;
        snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d/%s", directory, name);
    }
    int made = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int failed = made < 0;
    if (!failed) {
        do failed = connect(made, (struct sockaddr *) &address, sizeof address) != 0;
        while (failed && errno == EINTR);
    }
    struct ucred peer;
    socklen_t size = sizeof peer;
    /* whoever else listens is for the command to name */
    failed = failed || getsockopt(made, SOL_SOCKET, SO_PEERCRED, &peer, &size) || peer.uid != place_owner(place);
    if (failed && made >= 0) close(made);
    if (directory >= 0) close(directory);
    return failed ? -1 : made;
}

int connection_open(const struct place *place, int *is_helper) {
    *is_helper = 0;
    if (!place_is_trusted(place)) return -1;
    int found = connect_to(place, "daemon.sock");
    if (found >= 0) return found;
    const char *wish = getenv("GRIDLITE_HELPER");
    if ((wish && strcmp(wish, "off") == 0) || place_owner(place) != geteuid() || getuid() != geteuid()) return -1;
    *is_helper = 1;
    return connect_to(place, "helper.sock");
}

/* umask(2) can't ask without setting, for which other threads would have to stand still */
static unsigned creation_mask(void) {
    char *status = file_text("/proc/self/status");
    char *line = status ? strstr(status, "\nUmask:") : NULL;
    unsigned mask = line ? (unsigned) strtoul(line + 7, NULL, 8) : 022;
    free(status);
    return mask;
}

static int add_variable(struct text *frame, const char *name, const char *value) {
    return add_word(frame, name) || add_word(frame, value);
}

static int add_environment(struct text *frame) {
    for (char **variable = environ; variable && *variable; variable++) {
        const char *equals = strchr(*variable, '=');
        if (!equals || equals == *variable || strncmp(*variable, "GRIDLITE_PRODUCT=", 17) == 0
            || strncmp(*variable, "GRIDLITE_SURROUNDINGS=", 22) == 0) continue;
        if (add_part(frame, *variable, (size_t) (equals - *variable)) || add_word(frame, equals + 1)) return -1;
    }
    return 0;
}

static int add_helper_marks(struct text *frame, const struct place *place) {
    char *product = place_product(place), *surroundings = place_surroundings();
    int failed = !product || !surroundings || add_variable(frame, "GRIDLITE_PRODUCT", product)
        || add_variable(frame, "GRIDLITE_SURROUNDINGS", surroundings);
    free(product);
    free(surroundings);
    return failed;
}

int connection_request(int socket, const struct place *place, const struct words *words, int is_helper) {
    struct text frame = {0};
    char directory[PATH_MAX], number[32];
    if (!getcwd(directory, sizeof directory) || *directory != '/') strcpy(directory, "/");
    int failed = text_add(&frame, "\0\0\0\0", 5) || add_word(&frame, directory);
    snprintf(number, sizeof number, "%u", creation_mask());
    failed = failed || add_word(&frame, number) || add_word(&frame, "0");
    snprintf(number, sizeof number, "%zu", words->count);
    failed = failed || add_word(&frame, number);
    for (size_t i = 0; i < words->count && !failed; i++) failed = add_word(&frame, words->items[i]);
    failed = failed || add_environment(&frame) || (is_helper && add_helper_marks(&frame, place))
        || send_frame(socket, &frame, FRAME_REQUEST);
    text_free(&frame);
    return failed ? -1 : 0;
}

static int reply(int socket, const char *word, const char *content, size_t length) {
    struct text frame = {0};
    int failed = text_add(&frame, "\0\0\0\0", 5) || add_word(&frame, word) || add_part(&frame, content, length)
        || send_frame(socket, &frame, FRAME_REPLY);
    text_free(&frame);
    return failed ? -1 : 0;
}

/* the next piece of the file that is being read: FileReply.java */
static int reply_piece(int socket, int *file) {
    struct text piece = {0};
    char buffer[65536];
    ssize_t count = 1;
    while (*file >= 0 && piece.length < PIECE && count != 0) {
        size_t wanted = PIECE - piece.length < sizeof buffer ? PIECE - piece.length : sizeof buffer;
        count = read(*file, buffer, wanted);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) break;
        if (text_add(&piece, buffer, (size_t) count)) {
            count = -1;
            break;
        }
    }
    int more = piece.length == PIECE;
    if (!more && *file >= 0) {
        close(*file);
        *file = -1;
    }
    int failed = count < 0 ? reply(socket, "failed", "", 0)
                           : reply(socket, more ? "more" : "text", piece.data ? piece.data : "", piece.length);
    text_free(&piece);
    return failed;
}

static int reply_file(int socket, const char *path, int *file) {
    struct stat status;
    if (*file >= 0) close(*file);
    *file = -1;
    if (file_status(path, &status) == 0 && S_ISDIR(status.st_mode)) return reply(socket, "directory", "", 0);
    *file = open(path, O_RDONLY | O_CLOEXEC);
    if (*file >= 0) return reply_piece(socket, file);
    return errno == ENOENT ? reply(socket, "missing", "", 0)
        : errno == EACCES  ? reply(socket, "denied", "", 0)
                           : reply(socket, "failed", strerror(errno), strlen(strerror(errno)));
}

int connection_answer(int socket, int kind, const char *body, size_t size, int *file) {
    char path[PATH_MAX];
    switch (kind) {
    case FRAME_INPUT: {
        /* a program's standard input is not the job's script */
        struct text frame = {0};
        int failed = text_add(&frame, "\0\0\0\0", 5) || add_word(&frame, "") || send_frame(socket, &frame, FRAME_REPLY);
        text_free(&frame);
        return failed;
    }
    case FRAME_FILE:
        if (size < 4 || size - 4 >= sizeof path) return reply(socket, "missing", "", 0);
        memcpy(path, body + 4, size - 4);
        path[size - 4] = 0;
        return reply_file(socket, path, file);
    case FRAME_MORE:
        return reply_piece(socket, file);
    case FRAME_WRITE:
    case FRAME_LIST:
    case FRAME_MAKE_DIRECTORY:
        return reply(socket, "failed", "a program's session does nothing of this kind", 45);
    default:
        return kind == FRAME_WAIT || kind == FRAME_DISCARD ? 0 : -1;
    }
}
