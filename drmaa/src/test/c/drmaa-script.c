/*
 * drmaa-script: calls a DRMAA library as the lines of standard input say, and prints what came of each call. The same lines,
 * run with Grid Engine's library and with gridlite's, must print the same. With -v the diagnosis of an error is printed too.
 *
 * A line that begins with # is printed. Others are words between blanks; '...' holds blanks, \n in it a newline. %NAME stands for the job that "run NAME" made.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "drmaa.h"

#define MOST 64

static const char *const ERRORS[] = {
    "SUCCESS", "INTERNAL_ERROR", "DRM_COMMUNICATION_FAILURE", "AUTH_FAILURE", "INVALID_ARGUMENT", "NO_ACTIVE_SESSION",
    "NO_MEMORY", "INVALID_CONTACT_STRING", "DEFAULT_CONTACT_STRING_ERROR", "NO_DEFAULT_CONTACT_STRING_SELECTED",
    "DRMS_INIT_FAILED", "ALREADY_ACTIVE_SESSION", "DRMS_EXIT_ERROR", "INVALID_ATTRIBUTE_FORMAT", "INVALID_ATTRIBUTE_VALUE",
    "CONFLICTING_ATTRIBUTE_VALUES", "TRY_LATER", "DENIED_BY_DRM", "INVALID_JOB", "RESUME_INCONSISTENT_STATE",
    "SUSPEND_INCONSISTENT_STATE", "HOLD_INCONSISTENT_STATE", "RELEASE_INCONSISTENT_STATE", "EXIT_TIMEOUT", "NO_RUSAGE",
    "NO_MORE_ELEMENTS"};
static const char *const ACTIONS[] = {"suspend", "resume", "hold", "release", "terminate"};

static char diagnosis[DRMAA_ERROR_STRING_BUFFER];
static char former[DRMAA_CONTACT_BUFFER];
static drmaa_job_template_t *templates[10];
static struct { char name[64]; char id[DRMAA_JOBNAME_BUFFER]; } jobs[200];
static int job_count;
static int verbose;

static const char *error_name(int error) {
    return error >= 0 && error <= DRMAA_ERRNO_NO_MORE_ELEMENTS ? ERRORS[error] : "?";
}

static int tell(const char *what, int error) {
    printf("%s: %s\n", what, error_name(error));
    if (error && verbose) printf("    %s\n", diagnosis);
    return error;
}

static const char *name_of(const char *id) {
    for (int i = 0; i < job_count; i++) {
        if (strcmp(jobs[i].id, id) == 0) return jobs[i].name;
    }
    return id;
}

static void keep(const char *name, const char *id) {
    if (job_count == 200) exit(3);
    snprintf(jobs[job_count].name, sizeof jobs[0].name, "%s", name);
    snprintf(jobs[job_count++].id, sizeof jobs[0].id, "%s", id);
}

static const char *id_of(const char *word) {
    if (*word != '%') return word;
    for (int i = job_count - 1; i >= 0; i--) {
        if (strcmp(jobs[i].name, word + 1) == 0) return jobs[i].id;
    }
    return word;
}

static const char *state_name(int state) {
    switch (state) {
    case DRMAA_PS_UNDETERMINED: return "undetermined";
    case DRMAA_PS_QUEUED_ACTIVE: return "queued_active";
    case DRMAA_PS_SYSTEM_ON_HOLD: return "system_on_hold";
    case DRMAA_PS_USER_ON_HOLD: return "user_on_hold";
    case DRMAA_PS_USER_SYSTEM_ON_HOLD: return "user_system_on_hold";
    case DRMAA_PS_RUNNING: return "running";
    case DRMAA_PS_SYSTEM_SUSPENDED: return "system_suspended";
    case DRMAA_PS_USER_SUSPENDED: return "user_suspended";
    case DRMAA_PS_USER_SYSTEM_SUSPENDED: return "user_system_suspended";
    case DRMAA_PS_DONE: return "done";
    case DRMAA_PS_FAILED: return "failed";
    default: return "?";
    }
}

static void show_names(drmaa_attr_names_t *names) {
    char text[DRMAA_ATTR_BUFFER];
    int size = -1;
    drmaa_get_num_attr_names(names, &size);
    printf("  %d names:", size);
    while (drmaa_get_next_attr_name(names, text, sizeof text) == DRMAA_ERRNO_SUCCESS) printf(" %s", text);
    printf("\n");
    drmaa_release_attr_names(names);
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *) a, *(char *const *) b); }

/* values of usage differ from run to run: their names alone, unless verbose */
static void show_values(drmaa_attr_values_t *values, int names_alone) {
    char text[DRMAA_ATTR_BUFFER];
    char *all[200];
    int count = 0;
    while (count < 200 && drmaa_get_next_attr_value(values, text, sizeof text) == DRMAA_ERRNO_SUCCESS) {
        if (names_alone && !verbose) text[strcspn(text, "=")] = 0;
        all[count++] = strdup(text);
    }
    drmaa_release_attr_values(values);
    if (names_alone) qsort(all, count, sizeof *all, by_text);
    for (int i = 0; i < count; i++) {
        printf("  %s\n", all[i]);
        free(all[i]);
    }
}

static void show_status(int stat) {
    int exited = -1, signaled = -1, aborted = -1, core = -1, status = -1;
    char signal[DRMAA_SIGNAL_BUFFER] = "";
    drmaa_wifexited(&exited, stat, diagnosis, sizeof diagnosis);
    drmaa_wifsignaled(&signaled, stat, diagnosis, sizeof diagnosis);
    drmaa_wifaborted(&aborted, stat, diagnosis, sizeof diagnosis);
    int core_error = drmaa_wcoredump(&core, stat, diagnosis, sizeof diagnosis);
    int status_error = drmaa_wexitstatus(&status, stat, diagnosis, sizeof diagnosis);
    int signal_error = drmaa_wtermsig(signal, sizeof signal, stat, diagnosis, sizeof diagnosis);
    printf("  exited %d, signaled %d, aborted %d", exited, signaled, aborted);
    if (exited) printf(", exit status %d (%s)", status, error_name(status_error));
    else printf(", (exit status: %s)", error_name(status_error));
    if (signaled) printf(", signal %s, core %d (%s, %s)", signal, core, error_name(signal_error), error_name(core_error));
    else printf(", (signal: %s, core: %s)", error_name(signal_error), error_name(core_error));
    printf("\n");
}

static int split(char *line, char **words) {
    int count = 0;
    char *to = line, *from = line;
    while (count < MOST - 1) {
        while (*from == ' ') from++;
        if (!*from) break;
        words[count++] = to;
        int quoted = 0;
        for (; *from && (quoted || *from != ' '); from++) {
            if (*from == '\'') quoted = !quoted;
            else if (quoted && from[0] == '\\' && from[1] == 'n') { *to++ = '\n'; from++; }
            else *to++ = *from;
        }
        if (*from) from++;
        *to++ = 0;
    }
    words[count] = NULL;
    return count;
}

static const char *argument(const char *word) { return word && strcmp(word, "NULL") ? word : NULL; }

static void run_bulk(char **words) {
    drmaa_job_ids_t *ids = NULL;
    char id[DRMAA_JOBNAME_BUFFER];
    int size = -1, count = 0;
    if (tell("bulk", drmaa_run_bulk_jobs(&ids, templates[atoi(words[2])], atoi(words[3]), atoi(words[4]), atoi(words[5]),
                                         diagnosis, sizeof diagnosis))) return;
    drmaa_get_num_job_ids(ids, &size);
    printf("  %d jobs:", size);
    while (drmaa_get_next_job_id(ids, id, sizeof id) == DRMAA_ERRNO_SUCCESS) {
        char name[70];
        snprintf(name, sizeof name, "%.40s.%d", words[1], ++count);
        keep(name, id);
        printf(" %s", strchr(id, '.') ? strchr(id, '.') : id);
    }
    printf("\n");
    drmaa_release_job_ids(ids);
}

static void wait_for(char **words) {
    char id[DRMAA_JOBNAME_BUFFER] = "";
    int stat = -1;
    drmaa_attr_values_t *usage = NULL;
    int error = drmaa_wait(argument(id_of(words[1])), id, sizeof id, &stat, atol(words[2]), &usage, diagnosis, sizeof diagnosis);
    tell("wait", error);
    if (error != DRMAA_ERRNO_SUCCESS && error != DRMAA_ERRNO_NO_RUSAGE) return;
    printf("  job %s\n", name_of(id));
    if (error == DRMAA_ERRNO_SUCCESS || stat != -1) show_status(stat);
    if (error == DRMAA_ERRNO_SUCCESS && usage && words[3]) show_values(usage, 1);
    else if (error == DRMAA_ERRNO_SUCCESS && usage) drmaa_release_attr_values(usage);
}

/* waits until a job is in a state, at most 30 seconds */
static void await(const char *id, const char *state) {
    int now = -1, error = 0;
    for (int i = 0; i < 300; i++) {
        error = drmaa_job_ps(id, &now, diagnosis, sizeof diagnosis);
        if (error || strcmp(state_name(now), state) == 0) break;
        usleep(100000);
    }
    if (!tell("await", error)) printf("  %s\n", state_name(now));
}

static void control(char **words) {
    int action = -1;
    for (int i = 0; i < 5; i++) if (strcmp(words[2], ACTIONS[i]) == 0) action = i;
    tell(words[2], drmaa_control(argument(id_of(words[1])), action, diagnosis, sizeof diagnosis));
}

static void synchronize(char **words) {
    const char *ids[MOST];
    int count = 0;
    for (int i = 3; words[i]; i++) ids[count++] = id_of(words[i]);
    ids[count] = NULL;
    tell("synchronize", drmaa_synchronize(ids, atol(words[1]), atoi(words[2]), diagnosis, sizeof diagnosis));
}

static int attributes(char **words) {
    drmaa_attr_names_t *names = NULL;
    drmaa_attr_values_t *values = NULL;
    char text[DRMAA_ATTR_BUFFER] = "";
    drmaa_job_template_t *jt = words[1] ? templates[(unsigned) atoi(words[1]) % 10] : NULL;
    if (!strcmp(words[0], "names")) {
        if (!tell("names", drmaa_get_attribute_names(&names, diagnosis, sizeof diagnosis))) show_names(names);
    } else if (!strcmp(words[0], "vector-names")) {
        if (!tell("vector-names", drmaa_get_vector_attribute_names(&names, diagnosis, sizeof diagnosis))) show_names(names);
    } else if (!strcmp(words[0], "set")) {
        tell(words[2], drmaa_set_attribute(jt, argument(words[2]), argument(words[3]), diagnosis, sizeof diagnosis));
    } else if (!strcmp(words[0], "get")) {
        if (!tell(words[2], drmaa_get_attribute(jt, argument(words[2]), text, sizeof text, diagnosis, sizeof diagnosis)))
            printf("  %s\n", text);
    } else if (!strcmp(words[0], "vector")) {
        tell(words[2], drmaa_set_vector_attribute(jt, argument(words[2]), (const char **) words + 3, diagnosis, sizeof diagnosis));
    } else if (!strcmp(words[0], "get-vector")) {
        if (!tell(words[2], drmaa_get_vector_attribute(jt, argument(words[2]), &values, diagnosis, sizeof diagnosis)))
            show_values(values, 0);
    } else return 0;
    return 1;
}

static int session(char **words) {
    char text[DRMAA_CONTACT_BUFFER] = "";
    unsigned major = 0, minor = 0;
    if (!strcmp(words[0], "init")) {
        const char *contact = argument(words[1]);
        tell("init", drmaa_init(contact && !strcmp(contact, "former") ? former : contact, diagnosis, sizeof diagnosis));
    } else if (!strcmp(words[0], "exit")) {
        tell("exit", drmaa_exit(diagnosis, sizeof diagnosis));
    } else if (!strcmp(words[0], "contact")) {
        if (!tell("contact", drmaa_get_contact(text, sizeof text, diagnosis, sizeof diagnosis))) {
            printf("  %.*s\n", verbose ? 1000 : (int) strcspn(text, "="), text);
            strcpy(former, text);
        }
    } else if (!strcmp(words[0], "system")) {
        if (!tell("system", drmaa_get_DRM_system(text, sizeof text, diagnosis, sizeof diagnosis))) printf("  %s\n", text);
    } else if (!strcmp(words[0], "implementation")) {
        if (!tell("implementation", drmaa_get_DRMAA_implementation(text, sizeof text, diagnosis, sizeof diagnosis)))
            printf("  %s\n", text);
    } else if (!strcmp(words[0], "version")) {
        if (!tell("version", drmaa_version(&major, &minor, diagnosis, sizeof diagnosis))) printf("  %u.%u\n", major, minor);
    } else return 0;
    return 1;
}

static void obey(char **words) {
    char id[DRMAA_JOBNAME_BUFFER] = "";
    int state = -1;
    if (session(words) || attributes(words)) return;
    if (!strcmp(words[0], "new")) {
        tell("new", drmaa_allocate_job_template(&templates[atoi(words[1])], diagnosis, sizeof diagnosis));
    } else if (!strcmp(words[0], "delete")) {
        tell("delete", drmaa_delete_job_template(templates[atoi(words[1])], diagnosis, sizeof diagnosis));
        templates[atoi(words[1])] = NULL;
    } else if (!strcmp(words[0], "run")) {
        if (!tell("run", drmaa_run_job(id, sizeof id, templates[atoi(words[2])], diagnosis, sizeof diagnosis)))
            keep(words[1], id);
    } else if (!strcmp(words[0], "bulk")) run_bulk(words);
    else if (!strcmp(words[0], "wait")) wait_for(words);
    else if (!strcmp(words[0], "await")) await(id_of(words[1]), words[2]);
    else if (!strcmp(words[0], "control")) control(words);
    else if (!strcmp(words[0], "synchronize")) synchronize(words);
    else if (!strcmp(words[0], "ps")) {
        if (!tell("ps", drmaa_job_ps(argument(id_of(words[1])), &state, diagnosis, sizeof diagnosis)))
            printf("  %s\n", state_name(state));
    } else if (!strcmp(words[0], "sleep")) sleep((unsigned) atoi(words[1]));
    else if (!strcmp(words[0], "system-command")) {
        /* with the number of a job for %NAME */
        char command[4096] = "";
        for (int i = 1; words[i]; i++) {
            strncat(command, id_of(words[i]), sizeof command - strlen(command) - 2);
            strcat(command, " ");
        }
        fflush(stdout);
        if (system(command)) printf("  status not 0\n");
    } else printf("%s: no such command of drmaa-script\n", words[0]);
}

int main(int argc, char **argv) {
    char line[65536];
    char *words[MOST];
    verbose = argc > 1 && strcmp(argv[1], "-v") == 0;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        if (*line == '#') printf("%s\n", line);
        else if (split(line, words)) obey(words);
        fflush(stdout);
    }
    return 0;
}
