/* end.c - the end of a job: the line in which gridlite reports it, and the number in which DRMAA keeps it. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static const struct {
    const char *word;
    int state;
} STATES[] = {
    {"queued_active", DRMAA_PS_QUEUED_ACTIVE},
    {"system_on_hold", DRMAA_PS_SYSTEM_ON_HOLD},
    {"user_on_hold", DRMAA_PS_USER_ON_HOLD},
    {"user_system_on_hold", DRMAA_PS_USER_SYSTEM_ON_HOLD},
    {"running", DRMAA_PS_RUNNING},
    {"system_suspended", DRMAA_PS_SYSTEM_SUSPENDED},
    {"user_suspended", DRMAA_PS_USER_SUSPENDED},
    {"user_system_suspended", DRMAA_PS_USER_SYSTEM_SUSPENDED},
    {"failed", DRMAA_PS_FAILED},
};

#define SIGNAL(name) {#name, name}
static const struct {
    const char *name;
    int number;
} SIGNALS[] = {
    SIGNAL(SIGHUP), SIGNAL(SIGINT), SIGNAL(SIGQUIT), SIGNAL(SIGILL), SIGNAL(SIGTRAP), SIGNAL(SIGABRT), SIGNAL(SIGBUS),
    SIGNAL(SIGFPE), SIGNAL(SIGKILL), SIGNAL(SIGUSR1), SIGNAL(SIGSEGV), SIGNAL(SIGUSR2), SIGNAL(SIGPIPE), SIGNAL(SIGALRM),
    SIGNAL(SIGTERM), SIGNAL(SIGCHLD), SIGNAL(SIGCONT), SIGNAL(SIGSTOP), SIGNAL(SIGTSTP), SIGNAL(SIGTTIN), SIGNAL(SIGTTOU),
    SIGNAL(SIGURG), SIGNAL(SIGXCPU), SIGNAL(SIGXFSZ), SIGNAL(SIGVTALRM), SIGNAL(SIGPROF), SIGNAL(SIGWINCH), SIGNAL(SIGIO),
    SIGNAL(SIGSYS),
};

static char *next_field(char **rest) { return *rest ? strsep(rest, "\t") : NULL; }

int report_read(char *line, char **id, int *stat, struct words *usage) {
    char *rest = line;
    *id = next_field(&rest);
    char *word = next_field(&rest);
    if (!word) return REPORT_NONSENSE;
    for (size_t i = 0; i < sizeof STATES / sizeof *STATES; i++) {
        if (strcmp(word, STATES[i].word) == 0) return STATES[i].state;
    }
    *stat = STAT_ABORTED;
    if (strcmp(word, "unknown") == 0) return REPORT_UNKNOWN;
    if (strcmp(word, "gone") == 0) return REPORT_END;
    int kind = strcmp(word, "exited") == 0 ? STAT_EXITED
        : strcmp(word, "signalled") == 0   ? STAT_SIGNALLED
        : strcmp(word, "dumped") == 0      ? STAT_SIGNALLED | STAT_CORE
                                           : 0;
    if (kind) {
        char *number = next_field(&rest);
        if (!number) return REPORT_NONSENSE;
        *stat = (atoi(number) & 0xff) | kind;
    } else if (strcmp(word, "aborted")) return REPORT_NONSENSE;
    for (char *field = next_field(&rest); field; field = next_field(&rest)) {
        if (words_add(usage, "%s", field)) return REPORT_NONSENSE;
    }
    return REPORT_END;
}

static int answer_with(int *answer, int value, char *text, size_t size) {
    struct diagnosis diagnosis = {text, size};
    if (!answer) return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the answer");
    *answer = value;
    return succeed(&diagnosis);
}

EXPORTED int drmaa_wifexited(int *exited, int stat, char *error_diagnosis, size_t error_diag_len) {
    return answer_with(exited, (stat & STAT_EXITED) != 0, error_diagnosis, error_diag_len);
}
EXPORTED int drmaa_wexitstatus(int *exit_status, int stat, char *error_diagnosis, size_t error_diag_len) {
    return answer_with(exit_status, stat & STAT_EXITED ? stat & 0xff : 0, error_diagnosis, error_diag_len);
}
EXPORTED int drmaa_wifsignaled(int *signaled, int stat, char *error_diagnosis, size_t error_diag_len) {
    return answer_with(signaled, (stat & STAT_SIGNALLED) != 0, error_diagnosis, error_diag_len);
}
EXPORTED int drmaa_wcoredump(int *core_dumped, int stat, char *error_diagnosis, size_t error_diag_len) {
    return answer_with(core_dumped, (stat & STAT_CORE) != 0, error_diagnosis, error_diag_len);
}
EXPORTED int drmaa_wifaborted(int *aborted, int stat, char *error_diagnosis, size_t error_diag_len) {
    return answer_with(aborted, (stat & STAT_ABORTED) != 0, error_diagnosis, error_diag_len);
}

EXPORTED int drmaa_wtermsig(char *signal, size_t signal_len, int stat, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!signal || signal_len == 0) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the signal's name");
    }
    int number = stat & STAT_SIGNALLED ? stat & 0xff : 0;
    *signal = 0;
    if (number) snprintf(signal, signal_len, "SIG%d", number);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof *SIGNALS; i++) {
        if (SIGNALS[i].number == number) snprintf(signal, signal_len, "%s", SIGNALS[i].name);
    }
    return succeed(&diagnosis);
}
