/*
 * place.c - the cell that a session uses, the product that this library is of, and whether they are trusted.
 *
 * The cell is found by the same variables as by the commands. Trusted is what CellTrust.java trusts: directories of root's and
 * of one's own that nobody else can write to.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

int file_status(const char *path, struct stat *status) {
    /* the function stat has been exported under this name since glibc 2.33 alone */
    return (int) syscall(SYS_newfstatat, AT_FDCWD, path, status, 0);
}

char *file_text(const char *path) {
    struct text text = {0};
    char piece[4096];
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    ssize_t count;
    while ((count = read(file, piece, sizeof piece)) > 0 || (count < 0 && errno == EINTR)) {
        if (count > 0 && text_add(&text, piece, (size_t) count)) break;
    }
    close(file);
    if (count != 0 || (!text.data && text_add(&text, "", 0))) {
        text_free(&text);
        return NULL;
    }
    return text.data;
}

static char *joined(const char *directory, const char *name) {
    struct text text = {0};
    if (text_print(&text, "%s/%s", directory, name)) text_free(&text);
    return text.data;
}

static int is_there(const char *directory, const char *name) {
    char *path = joined(directory, name);
    int found = path && access(path, F_OK) == 0;
    free(path);
    return found;
}

/* The file that holds the code of this function: dladdr moved to another library, under another version. */
static char *own_file(void) {
    char *maps = file_text("/proc/self/maps");
    if (!maps) return NULL;
    uintptr_t here = (uintptr_t) (void *) own_file;
    char *found = NULL;
    char *rest = NULL;
    for (char *line = strtok_r(maps, "\n", &rest); line && !found; line = strtok_r(NULL, "\n", &rest)) {
        unsigned long from, to;
        char *path = strchr(line, '/');
        if (sscanf(line, "%lx-%lx", &from, &to) == 2 && from <= here && here < to && path) found = realpath(path, NULL);
    }
    free(maps);
    return found;
}

/* Finds jars and launcher beside a file of the product: target/lib and bin of a build, lib and bin of a package. */
static int find_product(struct place *place, const char *file) {
    static const char *const LAUNCHERS[] = {"../bin/gridlite", "../../bin/gridlite"};
    static const char *const LIBRARIES[] = {"", "..", "../target/lib", "../lib"};
    char *directory = strdup(file);
    char *slash = directory ? strrchr(directory, '/') : NULL;
    if (slash) *slash = 0;
    for (size_t i = 0; slash && i < 4 && !place->libraries; i++) {
        char *libraries = joined(directory, LIBRARIES[i]);
        if (libraries && is_there(libraries, "gridlite-cli.jar")) place->libraries = realpath(libraries, NULL);
        free(libraries);
    }
    for (size_t i = 0; place->libraries && i < 2 && !place->launcher; i++) {
        if (is_there(place->libraries, LAUNCHERS[i])) place->launcher = joined(place->libraries, LAUNCHERS[i]);
    }
    free(directory);
    if (place->launcher) return 0;
    free(place->libraries);
    place->libraries = NULL;
    return -1;
}

/* For a library that was copied away from its product: the command that a shell would find. */
static int find_by_path(struct place *place) {
    const char *path = getenv("PATH");
    char *copy = strdup(path ? path : "/usr/local/bin:/usr/bin:/bin");
    char *rest = NULL;
    int found = -1;
    for (char *part = copy ? strtok_r(copy, ":", &rest) : NULL; part && found; part = strtok_r(NULL, ":", &rest)) {
        char *command = joined(part, "gridlite");
        char *file = command && access(command, X_OK) == 0 ? realpath(command, NULL) : NULL;
        if (file) found = find_product(place, file);
        free(file);
        free(command);
    }
    free(copy);
    return found;
}

static const char *variable(const char *name) {
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

/* bin/gridlite and CellFinder.java have the same rule */
static int find_cell(struct place *place) {
    struct text path = {0};
    const char *cell = variable("SGE_CELL"), *root = variable("SGE_ROOT"), *data = variable("XDG_DATA_HOME");
    const char *home = variable("HOME");
    int failed = 0;
    if (!cell) cell = "default";
    if (*cell == '/') failed = text_print(&path, "%s", cell);
    else if (root) failed = text_print(&path, "%s/%s", root, cell);
    else if (data) failed = text_print(&path, "%s/gridlite/%s", data, cell);
    else failed = text_print(&path, "%s/.local/share/gridlite/%s", home ? home : "/", cell);
    if (!failed && *path.data != '/') {
        char directory[PATH_MAX];
        struct text absolute = {0};
        failed = !getcwd(directory, sizeof directory) || text_print(&absolute, "%s/%s", directory, path.data);
        text_free(&path);
        path = absolute;
    }
    if (failed) {
        text_free(&path);
        return -1;
    }
    char *to = path.data;
    for (char *from = path.data; *from; from++) {
        if (*from != '/' || (from[1] != '/' && from[1])) *to++ = *from;
    }
    *to = 0;
    place->cell = path.data;
    char *slash = strrchr(place->cell, '/');
    place->root = slash == place->cell ? strdup("/") : strndup(place->cell, slash ? (size_t) (slash - place->cell) : 0);
    place->name = slash ? strdup(slash + 1) : NULL;
    return place->root && place->name ? 0 : -1;
}

int place_find(struct place *place, struct diagnosis *diagnosis) {
    memset(place, 0, sizeof *place);
    if (getauxval(AT_SECURE)) {
        return complain(diagnosis, DRMAA_ERRNO_AUTH_FAILURE,
                        "this program has rights that its user has not (set-user-ID): whoever starts it could choose the cell"
                        " and the commands by variables, so no session is begun");
    }
    char *file = own_file();
    int found = (file && find_product(place, file) == 0) || find_by_path(place) == 0;
    free(file);
    if (!found) {
        place_free(place);
        return complain(diagnosis, DRMAA_ERRNO_DRMS_INIT_FAILED,
                        "gridlite is not found: this library has to lie beside its jars, or the directory of the command gridlite"
                        " has to be in PATH");
    }
    if (find_cell(place)) {
        place_free(place);
        return no_memory(diagnosis);
    }
    return DRMAA_ERRNO_SUCCESS;
}

void place_free(struct place *place) {
    free(place->cell);
    free(place->root);
    free(place->name);
    free(place->launcher);
    free(place->libraries);
    memset(place, 0, sizeof *place);
}

static int is_trusted(const char *directory) {
    struct stat status;
    if (file_status(directory, &status)) return 1;
    if (status.st_uid != 0 && status.st_uid != geteuid()) return 0;
    if (status.st_mode & S_ISVTX) return 1;
    return !(status.st_mode & S_IWOTH)
        && (!(status.st_mode & S_IWGRP) || status.st_gid == 0 || status.st_gid == getegid());
}

int place_is_trusted(const struct place *place) { return is_trusted(place->cell) && is_trusted(place->root); }

uid_t place_owner(const struct place *place) {
    struct stat status;
    return file_status(place->cell, &status) ? (uid_t) -1 : status.st_uid;
}

static int is_jar(const struct dirent *entry) {
    size_t length = strlen(entry->d_name);
    return length > 4 && strcmp(entry->d_name + length - 4, ".jar") == 0;
}

static int by_bytes(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

static int add_jars(struct text *text, const char *directory) {
    struct dirent **entries = NULL;
    int count = scandir(directory, &entries, is_jar, by_bytes), failed = 0;
    for (int i = 0; i < count; i++) {
        struct stat status;
        char *path = joined(directory, entries[i]->d_name);
        if (!path) failed = -1;
        else if (file_status(path, &status) == 0) {
            failed |= text_print(text, " %s:%llu:%llu:%lld:%lld", entries[i]->d_name, (unsigned long long) status.st_dev,
                                 (unsigned long long) status.st_ino, (long long) status.st_size, (long long) status.st_mtime);
        } else failed |= text_print(text, " %s", entries[i]->d_name);
        free(path);
        free(entries[i]);
    }
    free(entries);
    return failed;
}

/* client.pl, product: a helper of others leaves */
char *place_product(const struct place *place) {
    struct stat status;
    struct text text = {0};
    char *plugins = joined(place->libraries, "plugins");
    int failed = !plugins || file_status(place->cell, &status)
        || text_print(&text, "%llu:%llu", (unsigned long long) status.st_dev, (unsigned long long) status.st_ino)
        || add_jars(&text, place->libraries) || add_jars(&text, plugins);
    free(plugins);
    if (failed) text_free(&text);
    return text.data;
}

/* a group and all groups, as Perl writes $( and $) */
static int add_groups(struct text *text, gid_t group) {
    int count = getgroups(0, NULL);
    gid_t *groups = count > 0 ? malloc((size_t) count * sizeof *groups) : NULL;
    if (count > 0 && !groups) return -1;
    if (groups) count = getgroups(count, groups);
    int failed = text_print(text, " %u", group);
    for (int i = 0; i < count; i++) failed |= text_print(text, " %u", groups[i]);
    free(groups);
    return failed;
}

/* client.pl, surroundings: what a process of the caller's sees of the machine */
char *place_surroundings(void) {
    static const char *const SPACES[] = {"mnt", "pid", "net", "uts", "ipc", "user"};
    struct text text = {0};
    struct stat status;
    int failed = 0;
    for (size_t i = 0; i < 6; i++) {
        char path[32], link[64];
        snprintf(path, sizeof path, "/proc/self/ns/%s", SPACES[i]);
        ssize_t length = readlink(path, link, sizeof link - 1);
        failed |= text_print(&text, "%s%.*s", i ? " " : "", (int) (length > 0 ? length : 0), link);
    }
    const char *zone = getenv("TZ");
    failed |= file_status("/", &status)
        || text_print(&text, " %llu %llu", (unsigned long long) status.st_dev, (unsigned long long) status.st_ino)
        || add_groups(&text, getgid()) || add_groups(&text, getegid())
        || text_print(&text, " %s", zone && strcmp(zone, "0") ? zone : "");
    if (failed) text_free(&text);
    return text.data;
}
