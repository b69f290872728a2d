/* drmaa-hostile: calls with arguments that are none, buffers that are too small, templates that are gone, and a fork. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "drmaa.h"

static int failures;

static void expect(const char *what, int error, int expected) {
    if (error == expected) return;
    printf("%s: %d, expected %d\n", what, error, expected);
    failures++;
}

static void without_session(void) {
    char text[8];
    expect("wait", drmaa_wait("1", NULL, 0, NULL, 0, NULL, NULL, 0), DRMAA_ERRNO_NO_ACTIVE_SESSION);
    expect("exit", drmaa_exit(text, sizeof text), DRMAA_ERRNO_NO_ACTIVE_SESSION);
    if (strlen(text) != 7) failures++;
    expect("init", drmaa_init("session=../../x", NULL, 0), DRMAA_ERRNO_INVALID_CONTACT_STRING);
    drmaa_release_attr_names(NULL);
    drmaa_release_attr_values(NULL);
    drmaa_release_job_ids(NULL);
}

static void with_nothing(drmaa_job_template_t *jt) {
    int argument = DRMAA_ERRNO_INVALID_ARGUMENT;
    expect("allocate", drmaa_allocate_job_template(NULL, NULL, 0), argument);
    expect("delete", drmaa_delete_job_template(NULL, NULL, 0), argument);
    expect("set", drmaa_set_attribute(NULL, DRMAA_WD, "/", NULL, 0), argument);
    expect("set", drmaa_set_attribute(jt, NULL, NULL, NULL, 0), argument);
    expect("get", drmaa_get_attribute(jt, DRMAA_WD, NULL, 0, NULL, 0), argument);
    expect("vector", drmaa_set_vector_attribute(jt, DRMAA_V_ARGV, NULL, NULL, 0), argument);
    expect("run", drmaa_run_job(NULL, 0, jt, NULL, 0), argument);
    expect("bulk", drmaa_run_bulk_jobs(NULL, jt, 1, 2, 1, NULL, 0), argument);
    expect("wait", drmaa_wait(NULL, NULL, 0, NULL, 0, NULL, NULL, 0), argument);
    expect("wait", drmaa_wait("1", NULL, 0, NULL, -7, NULL, NULL, 0), argument);
    expect("wait", drmaa_wait("1.2.3", NULL, 0, NULL, 0, NULL, NULL, 0), argument);
    expect("wait", drmaa_wait("-1", NULL, 0, NULL, 0, NULL, NULL, 0), argument);
    expect("wait", drmaa_wait("99999999999999999999", NULL, 0, NULL, 0, NULL, NULL, 0), argument);
    expect("synchronize", drmaa_synchronize(NULL, 0, 0, NULL, 0), argument);
    expect("control", drmaa_control("1; rm -rf /", DRMAA_CONTROL_TERMINATE, NULL, 0), argument);
    expect("control", drmaa_control("1", 77, NULL, 0), argument);
    expect("ps", drmaa_job_ps("1", NULL, NULL, 0), argument);
    expect("exited", drmaa_wifexited(NULL, 0, NULL, 0), argument);
    expect("signal", drmaa_wtermsig(NULL, 0, 0, NULL, 0), argument);
    expect("contact", drmaa_get_contact(NULL, 0, NULL, 0), argument);
}

/* values as long, and as strange, as they may be: they come to the job as they are */
static void strange_values(drmaa_job_template_t *jt) {
    char *large = malloc(100001), id[64], small[3];
    int stat = 0, status = -1;
    memset(large, 'x', 100000);
    large[100000] = 0;
    char variable[] = "STRANGE=a,b='c' \"d\"\n$HOME;`e`";
    const char *environment[] = {variable, NULL};
    const char *arguments[] = {"-c", "test \"$STRANGE\" = \"$1\" -a ${#2} = 100000", "sh", variable + 8, large, NULL};
    drmaa_set_attribute(jt, DRMAA_REMOTE_COMMAND, "/bin/sh", NULL, 0);
    expect("env", drmaa_set_vector_attribute(jt, DRMAA_V_ENV, environment, NULL, 0), 0);
    expect("argv", drmaa_set_vector_attribute(jt, DRMAA_V_ARGV, arguments, NULL, 0), 0);
    drmaa_set_attribute(jt, DRMAA_OUTPUT_PATH, ":/dev/null", NULL, 0);
    drmaa_set_attribute(jt, DRMAA_JOIN_FILES, "y", NULL, 0);
    char error[DRMAA_ERROR_STRING_BUFFER] = "";
    expect("run", drmaa_run_job(id, sizeof id, jt, error, sizeof error), 0);
    expect("wait", drmaa_wait(id, small, sizeof small, &stat, 60, NULL, error, sizeof error), 0);
    drmaa_wexitstatus(&status, stat, NULL, 0);
    expect(error, status, 0);
    if (strlen(small) >= sizeof small) failures++;
    drmaa_set_attribute(jt, DRMAA_JOB_NAME, large, NULL, 0);
    expect("get", drmaa_get_attribute(jt, DRMAA_JOB_NAME, small, sizeof small, NULL, 0), 0);
    if (strcmp(small, "xx")) failures++;
    free(large);
}

/* the child has the session, and its own connection */
static void in_a_child(drmaa_job_template_t *jt) {
    char id[64];
    drmaa_set_attribute(jt, DRMAA_JOB_NAME, "forked", NULL, 0);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        failures = 0;
        expect("run", drmaa_run_job(id, sizeof id, jt, NULL, 0), 0);
        expect("wait", drmaa_wait(id, NULL, 0, NULL, 60, NULL, NULL, 0), 0);
        fflush(stdout);
        _exit(failures);
    }
    int status = -1;
    waitpid(child, &status, 0);
    expect("child", status, 0);
}

int main(void) {
    drmaa_job_template_t *jt = NULL;
    char error[DRMAA_ERROR_STRING_BUFFER];
    without_session();
    for (int i = 0; i < 3; i++) {
        expect("init", drmaa_init(i % 2 ? "" : NULL, error, sizeof error), 0);
        expect("exit", drmaa_exit(NULL, 0), 0);
    }
    expect("init", drmaa_init(NULL, error, sizeof error), 0);
    expect("allocate", drmaa_allocate_job_template(&jt, NULL, 0), 0);
    with_nothing(jt);
    strange_values(jt);
    in_a_child(jt);
    expect("delete", drmaa_delete_job_template(jt, NULL, 0), 0);
    expect("delete again", drmaa_delete_job_template(jt, NULL, 0), DRMAA_ERRNO_INVALID_ARGUMENT);
    expect("use again", drmaa_set_attribute(jt, DRMAA_WD, "/", NULL, 0), DRMAA_ERRNO_INVALID_ARGUMENT);
    expect("exit", drmaa_exit(NULL, 0), 0);
    printf("%d failures\n", failures);
    return failures > 0;
}
