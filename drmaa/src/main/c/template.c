/* template.c - job templates: what they take, and the words by which gridlite submits what they describe. */
#define _GNU_SOURCE
#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"
#include "session.h"

enum {
    REMOTE_COMMAND, JS_STATE, WD, JOB_NAME, INPUT_PATH, OUTPUT_PATH, ERROR_PATH, JOIN_FILES, JOB_CATEGORY, NATIVE_SPECIFICATION,
    BLOCK_EMAIL, START_TIME, WCT_HLIMIT, WCT_SLIMIT, DURATION_HLIMIT, DURATION_SLIMIT, SUBMIT_AS_EUID
};
static const char *const NAMES[ATTRIBUTES] = {
    DRMAA_REMOTE_COMMAND, DRMAA_JS_STATE, DRMAA_WD, DRMAA_JOB_NAME, DRMAA_INPUT_PATH, DRMAA_OUTPUT_PATH, DRMAA_ERROR_PATH,
    DRMAA_JOIN_FILES, DRMAA_JOB_CATEGORY, DRMAA_NATIVE_SPECIFICATION, DRMAA_BLOCK_EMAIL, DRMAA_START_TIME, DRMAA_WCT_HLIMIT,
    DRMAA_WCT_SLIMIT, DRMAA_DURATION_HLIMIT, DRMAA_DURATION_SLIMIT, DRMAA_SUBMIT_AS_EUID};
/* two values that an attribute may have, no others */
static const char *const CHOICES[ATTRIBUTES][2] = {
    [JS_STATE] = {DRMAA_SUBMISSION_STATE_ACTIVE, DRMAA_SUBMISSION_STATE_HOLD},
    [JOIN_FILES] = {"y", "n"},
    [BLOCK_EMAIL] = {"0", "1"},
    [SUBMIT_AS_EUID] = {"y", "n"},
};
/* the resources that limits are requested as */
static const char *const LIMITS[ATTRIBUTES] = {
    [WCT_HLIMIT] = "h_rt", [WCT_SLIMIT] = "s_rt", [DURATION_HLIMIT] = "h_cpu", [DURATION_SLIMIT] = "s_cpu"};

enum { ARGV, ENV, EMAIL };
static const char *const VECTOR_NAMES[VECTORS] = {DRMAA_V_ARGV, DRMAA_V_ENV, DRMAA_V_EMAIL};

/* templates that exist: one that was deleted is refused, and not used */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static drmaa_job_template_t *templates;

static int find(const char *name, const char *const *names, int count) {
    for (int i = 0; i < count; i++) {
        if (strcmp(name, names[i]) == 0) return i;
    }
    return -1;
}

static drmaa_job_template_t **place_of(const drmaa_job_template_t *jt) {
    drmaa_job_template_t **at = &templates;
    while (*at && *at != jt) at = &(*at)->next;
    return at;
}

/* takes the lock, if all is well */
static int begin(const drmaa_job_template_t *jt, struct diagnosis *diagnosis) {
    if (!session_is_active()) return complain_of_session(diagnosis);
    pthread_mutex_lock(&lock);
    if (jt && *place_of(jt)) return 0;
    pthread_mutex_unlock(&lock);
    return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "this is not a job template: make one with"
                    " drmaa_allocate_job_template, and use none that was deleted");
}

static int end(struct diagnosis *diagnosis) {
    pthread_mutex_unlock(&lock);
    return succeed(diagnosis);
}

EXPORTED int drmaa_allocate_job_template(drmaa_job_template_t **jt, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!session_is_active()) return complain_of_session(&diagnosis);
    if (!jt) return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the job template");
    drmaa_job_template_t *made = calloc(1, sizeof *made);
    if (!made) return no_memory(&diagnosis);
    pthread_mutex_lock(&lock);
    made->next = templates;
    templates = made;
    *jt = made;
    return end(&diagnosis);
}

EXPORTED int drmaa_delete_job_template(drmaa_job_template_t *jt, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    pthread_mutex_lock(&lock);
    drmaa_job_template_t **at = jt ? place_of(jt) : NULL;
    if (!at || !*at) {
        pthread_mutex_unlock(&lock);
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "this is not a job template, or no longer");
    }
    *at = jt->next;
    for (int i = 0; i < ATTRIBUTES; i++) free(jt->values[i]);
    for (int i = 0; i < VECTORS; i++) words_free(&jt->vectors[i]);
    free(jt);
    return end(&diagnosis);
}

/* seconds, minutes and seconds, or hours, minutes and seconds */
static int is_duration(const char *text) {
    int groups = 0;
    while (1) {
        size_t digits = strspn(text, "0123456789");
        if (digits == 0 || digits > 9 || ++groups > 3) return 0;
        text += digits;
        if (!*text) return 1;
        if (*text++ != ':') return 0;
    }
}

static int check(int attribute, const char *value, struct diagnosis *diagnosis) {
    const char *const *choices = CHOICES[attribute];
    if (choices[0] && strcmp(value, choices[0]) && strcmp(value, choices[1])) {
        return complain(diagnosis, DRMAA_ERRNO_INVALID_ATTRIBUTE_VALUE, "%s is \"%.200s\": expected \"%s\" or \"%s\"",
                        NAMES[attribute], value, choices[0], choices[1]);
    }
    if (attribute == START_TIME && *value && start_time(value, time(NULL)) < 0) {
        return complain(diagnosis, DRMAA_ERRNO_INVALID_ATTRIBUTE_FORMAT,
                        "%s is \"%.200s\": expected [[[[CC]YY/]MM/]DD] hh:mm[:ss] [{-|+}UU:uu]", NAMES[attribute], value);
    }
    if (LIMITS[attribute] && !is_duration(value)) {
        return complain(diagnosis, DRMAA_ERRNO_INVALID_ATTRIBUTE_FORMAT, "%s is \"%.200s\": expected [[h:]m:]s",
                        NAMES[attribute], value);
    }
    return 0;
}

EXPORTED int drmaa_set_attribute(drmaa_job_template_t *jt, const char *name, const char *value, char *error_diagnosis,
                                 size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!session_is_active()) return complain_of_session(&diagnosis);
    if (!name || !value) return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no name or no value");
    int attribute = find(name, NAMES, ATTRIBUTES);
    if (attribute < 0) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT,
                        "there is no attribute \"%.200s\" with one value: drmaa_get_attribute_names gives those that there are",
                        name);
    }
    int error = check(attribute, value, &diagnosis);
    if (error) return error;
    char *copy = strdup(value);
    if (!copy) return no_memory(&diagnosis);
    error = begin(jt, &diagnosis);
    if (error) {
        free(copy);
        return error;
    }
    free(jt->values[attribute]);
    jt->values[attribute] = copy;
    return end(&diagnosis);
}

static int not_set(struct diagnosis *diagnosis, const char *name) {
    return complain(diagnosis, DRMAA_ERRNO_INVALID_ATTRIBUTE_VALUE, "attribute \"%.200s\" is not set", name);
}

EXPORTED int drmaa_get_attribute(drmaa_job_template_t *jt, const char *name, char *value, size_t value_len,
                                 char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!name || !value || value_len == 0) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no name, or no place for the value");
    }
    int attribute = find(name, NAMES, ATTRIBUTES);
    int error = begin(jt, &diagnosis);
    if (error) return error;
    if (attribute < 0 || !jt->values[attribute]) {
        pthread_mutex_unlock(&lock);
        return not_set(&diagnosis, name);
    }
    snprintf(value, value_len, "%s", jt->values[attribute]);
    return end(&diagnosis);
}

static int check_vector(int vector, const char *value[], struct diagnosis *diagnosis) {
    for (size_t i = 0; value[i]; i++) {
        if (vector == ENV && (*value[i] == '=' || !*value[i])) {
            return complain(diagnosis, DRMAA_ERRNO_INVALID_ATTRIBUTE_FORMAT, "%s has \"%.200s\": expected name=value",
                            VECTOR_NAMES[vector], value[i]);
        }
        if (vector == EMAIL && (!*value[i] || strpbrk(value[i], ", \n"))) {
            return complain(diagnosis, DRMAA_ERRNO_INVALID_ATTRIBUTE_FORMAT, "%s has \"%.200s\": expected user[@host]",
                            VECTOR_NAMES[vector], value[i]);
        }
    }
    return 0;
}

EXPORTED int drmaa_set_vector_attribute(drmaa_job_template_t *jt, const char *name, const char *value[], char *error_diagnosis,
                                        size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!session_is_active()) return complain_of_session(&diagnosis);
    if (!name || !value) return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no name or no value");
    int vector = find(name, VECTOR_NAMES, VECTORS);
    if (vector < 0) {
        return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT,
                        "there is no attribute \"%.200s\" with several values:"
                        " drmaa_get_vector_attribute_names gives those that there are", name);
    }
    int error = check_vector(vector, value, &diagnosis);
    if (error) return error;
    struct words words = {0};
    for (size_t i = 0; value[i]; i++) {
        if (words_add(&words, "%s", value[i])) {
            words_free(&words);
            return no_memory(&diagnosis);
        }
    }
    error = begin(jt, &diagnosis);
    if (error) {
        words_free(&words);
        return error;
    }
    words_free(&jt->vectors[vector]);
    jt->vectors[vector] = words;
    jt->is_set[vector] = 1;
    return end(&diagnosis);
}

EXPORTED int drmaa_get_vector_attribute(drmaa_job_template_t *jt, const char *name, drmaa_attr_values_t **values,
                                        char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!name || !values) return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no name, or no place for values");
    int vector = find(name, VECTOR_NAMES, VECTORS);
    struct list *list = list_new();
    if (!list) return no_memory(&diagnosis);
    int error = begin(jt, &diagnosis);
    if (!error && (vector < 0 || !jt->is_set[vector])) {
        pthread_mutex_unlock(&lock);
        error = not_set(&diagnosis, name);
    } else if (!error) {
        error = words_copy(&list->words, &jt->vectors[vector]) ? no_memory(&diagnosis) : 0;
        pthread_mutex_unlock(&lock);
    }
    *values = (drmaa_attr_values_t *) list;
    if (!error) return succeed(&diagnosis);
    drmaa_release_attr_values(*values);
    *values = NULL;
    return error;
}

static int names(drmaa_attr_names_t **values, const char *const *names, int count, struct diagnosis *diagnosis) {
    if (!session_is_active()) return complain_of_session(diagnosis);
    if (!values) return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the names");
    struct list *list = list_new();
    int failed = !list;
    for (int i = 0; i < count && !failed; i++) failed = words_add(&list->words, "%s", names[i]);
    if (failed) {
        drmaa_release_attr_names((drmaa_attr_names_t *) list);
        return no_memory(diagnosis);
    }
    *values = (drmaa_attr_names_t *) list;
    return succeed(diagnosis);
}

EXPORTED int drmaa_get_attribute_names(drmaa_attr_names_t **values, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    return names(values, NAMES, ATTRIBUTES, &diagnosis);
}

EXPORTED int drmaa_get_vector_attribute_names(drmaa_attr_names_t **values, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    return names(values, VECTOR_NAMES, VECTORS, &diagnosis);
}

/* a text with all placeholders for the number of the task replaced */
static char *numbered(const char *value) {
    struct text text = {0};
    size_t length = strlen(DRMAA_PLACEHOLDER_INCR);
    int failed = text_add(&text, "", 0);
    for (const char *at; !failed && (at = strstr(value, DRMAA_PLACEHOLDER_INCR)); value = at + length) {
        failed = text_add(&text, value, (size_t) (at - value)) || text_print(&text, "$TASK_ID");
    }
    if (failed || text_print(&text, "%s", value)) text_free(&text);
    return text.data;
}

static int add_path(struct words *words, const char *option, const char *value) {
    const char *colon = strchr(value, ':');
    /* of a host nothing is fetched: the path is the one of the host that the job runs on */
    const char *path = colon ? colon + 1 : value;
    size_t home = strlen(DRMAA_PLACEHOLDER_HD), directory = strlen(DRMAA_PLACEHOLDER_WD);
    char *plain = numbered(path);
    int failed = !plain;
    if (!failed && strncmp(plain, DRMAA_PLACEHOLDER_HD, home) == 0) {
        failed = words_add(words, "%s=$HOME%s", option, plain + home);
    } else if (!failed && strncmp(plain, DRMAA_PLACEHOLDER_WD, directory) == 0) {
        /* what is relative is relative to it */
        size_t slashes = strspn(plain + directory, "/");
        failed = words_add(words, "%s=%s", option, plain + directory + slashes);
    } else if (!failed) failed = words_add(words, "%s=%s", option, plain);
    free(plain);
    return failed;
}

static int check_paths(const drmaa_job_template_t *jt, int bulk, struct diagnosis *diagnosis) {
    static const int PATHS[] = {WD, INPUT_PATH, OUTPUT_PATH, ERROR_PATH};
    for (size_t i = 0; i < 4; i++) {
        const char *value = jt->values[PATHS[i]];
        if (value && i > 0 && !strchr(value, ':')) {
            return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "%s is \"%.200s\": expected [host]:path", NAMES[PATHS[i]],
                            value);
        }
        if (value && !bulk && strstr(value, DRMAA_PLACEHOLDER_INCR)) {
            return complain(diagnosis, DRMAA_ERRNO_DENIED_BY_DRM, "%s is \"%.200s\": a single job has no number for %s",
                            NAMES[PATHS[i]], value, DRMAA_PLACEHOLDER_INCR);
        }
    }
    return 0;
}

static int add_directory(struct words *words, const char *value) {
    size_t home = strlen(DRMAA_PLACEHOLDER_HD);
    char *plain = numbered(value);
    int failed = !plain;
    if (!failed && strncmp(plain, DRMAA_PLACEHOLDER_HD, home) == 0) {
        size_t slashes = strspn(plain + home, "/");
        failed = words_add(words, "--directory=%s", plain + home + slashes);
    } else if (!failed) failed = words_add(words, "--directory=%s", plain);
    free(plain);
    return failed;
}

/* options of gridlite submit, which take what would be a list in words of qsub */
static int add_own_options(const drmaa_job_template_t *jt, struct words *words) {
    const char *const *values = (const char *const *) jt->values;
    int failed = 0;
    if (values[JOB_CATEGORY]) failed |= words_add(words, "--category=%s", values[JOB_CATEGORY]);
    if (values[NATIVE_SPECIFICATION]) failed |= words_add(words, "--specification=%s", values[NATIVE_SPECIFICATION]);
    if (getenv("SGE_DRMAA_ALLOW_CWD")) failed |= words_add(words, "--allow-cwd");
    if (values[WD]) failed |= add_directory(words, values[WD]);
    if (values[INPUT_PATH]) failed |= add_path(words, "--input", values[INPUT_PATH]);
    if (values[OUTPUT_PATH]) failed |= add_path(words, "--output", values[OUTPUT_PATH]);
    if (values[ERROR_PATH]) failed |= add_path(words, "--error", values[ERROR_PATH]);
    for (size_t i = 0; i < jt->vectors[ENV].count; i++) failed |= words_add(words, "--variable=%s", jt->vectors[ENV].items[i]);
    return failed;
}

static int add_option(struct words *words, const char *option, const char *value) {
    return value ? words_add(words, "%s", option) || words_add(words, "%s", value) : 0;
}

static int add_start_time(struct words *words, const char *value) {
    char text[32];
    struct tm local;
    if (!value || !*value) return 0;
    time_t when = (time_t) start_time(value, time(NULL));
    if (!localtime_r(&when, &local) || !strftime(text, sizeof text, "%Y%m%d%H%M.%S", &local)) return -1;
    return add_option(words, "-a", text);
}

static int add_email(struct words *words, const struct words *addresses) {
    struct text text = {0};
    int failed = 0;
    for (size_t i = 0; i < addresses->count; i++) failed |= text_print(&text, "%s%s", i ? "," : "", addresses->items[i]);
    if (addresses->count) failed |= !text.data || add_option(words, "-M", text.data);
    text_free(&text);
    return failed;
}

static int add_qsub_options(const drmaa_job_template_t *jt, const char *session, const char *tasks, struct words *words) {
    const char *const *values = (const char *const *) jt->values;
    int failed = words_add(words, "-ac") || words_add(words, "DRMAA_SESSION=%s", session)
        || add_option(words, "-N", values[JOB_NAME]) || add_option(words, "-j", values[JOIN_FILES])
        || add_start_time(words, values[START_TIME]) || add_email(words, &jt->vectors[EMAIL])
        || add_option(words, "-t", *tasks ? tasks : NULL);
    if (values[JS_STATE] && strcmp(values[JS_STATE], DRMAA_SUBMISSION_STATE_HOLD) == 0) failed |= words_add(words, "-h");
    if (values[BLOCK_EMAIL] && strcmp(values[BLOCK_EMAIL], "1") == 0) failed |= add_option(words, "-m", "n");
    for (int i = 0; i < ATTRIBUTES; i++) {
        if (LIMITS[i] && values[i]) failed |= words_add(words, "-l") || words_add(words, "%s=%s", LIMITS[i], values[i]);
    }
    return failed;
}

static int add_words(const drmaa_job_template_t *jt, const char *session, const char *tasks, struct words *words) {
    int failed = words_add(words, "gridlite") || words_add(words, "submit") || add_own_options(jt, words)
        || words_add(words, "--") || add_qsub_options(jt, session, tasks, words)
        || words_add(words, "%s", jt->values[REMOTE_COMMAND]);
    return failed || words_copy(words, &jt->vectors[ARGV]);
}

int template_words(const drmaa_job_template_t *jt, const char *session, const char *tasks, struct words *words,
                   struct diagnosis *diagnosis) {
    int error = begin(jt, diagnosis);
    if (error) return error;
    if (!jt->values[REMOTE_COMMAND] || !*jt->values[REMOTE_COMMAND]) {
        error = complain(diagnosis, DRMAA_ERRNO_DENIED_BY_DRM, "%s is not set: there is nothing to run", DRMAA_REMOTE_COMMAND);
    }
    if (!error) error = check_paths(jt, *tasks != 0, diagnosis);
    if (!error && add_words(jt, session, tasks, words)) error = no_memory(diagnosis);
    pthread_mutex_unlock(&lock);
    return error;
}

void templates_fork(int before) {
    if (before) pthread_mutex_lock(&lock);
    else pthread_mutex_unlock(&lock);
}
