#include <stdio.h>

#include "drmaa.h"

int main(void) {
    char error[DRMAA_ERROR_STRING_BUFFER], job[DRMAA_JOBNAME_BUFFER];
    const char *arguments[] = {"-c", "exit 3", NULL};
    drmaa_job_template_t *template;
    int end, status;

    if (drmaa_init(NULL, error, sizeof error)) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    drmaa_allocate_job_template(&template, error, sizeof error);
    drmaa_set_attribute(template, DRMAA_REMOTE_COMMAND, "/bin/sh", error, sizeof error);
    drmaa_set_vector_attribute(template, DRMAA_V_ARGV, arguments, error, sizeof error);
    drmaa_set_attribute(template, DRMAA_OUTPUT_PATH, ":/dev/null", error, sizeof error);
    drmaa_set_attribute(template, DRMAA_JOIN_FILES, "y", error, sizeof error);
    if (drmaa_run_job(job, sizeof job, template, error, sizeof error)
        || drmaa_wait(job, NULL, 0, &end, DRMAA_TIMEOUT_WAIT_FOREVER, NULL, error, sizeof error)) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    drmaa_wexitstatus(&status, end, error, sizeof error);
    printf("exit status %d\n", status);
    drmaa_delete_job_template(template, error, sizeof error);
    return drmaa_exit(error, sizeof error);
}
