/*
 * drmaa-threads THREADS JOBS: threads submit jobs and wait for them, some by number, some for any; prints what was lost, what
 * was reaped twice, and what ended with another status than it should.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "drmaa.h"

static int threads, jobs, failures, reaped;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct { char id[64]; int status, seen; } *made;
static int made_count;

static void fail(const char *what, int error, const char *text) {
    pthread_mutex_lock(&lock);
    printf("%s: %d %s\n", what, error, text);
    failures++;
    pthread_mutex_unlock(&lock);
}

static void see(const char *id, int stat) {
    int status = -1;
    char text[DRMAA_ERROR_STRING_BUFFER];
    drmaa_wexitstatus(&status, stat, text, sizeof text);
    pthread_mutex_lock(&lock);
    reaped++;
    int i = 0;
    while (i < made_count && strcmp(made[i].id, id)) i++;
    if (i == made_count || made[i].seen++ || made[i].status != status) {
        printf("job %s: exit status %d, not expected\n", id, status);
        failures++;
    }
    pthread_mutex_unlock(&lock);
}

static int submit(int number, char *id, size_t size) {
    char text[DRMAA_ERROR_STRING_BUFFER] = "", command[64];
    const char *arguments[] = {"-c", command, NULL};
    drmaa_job_template_t *jt = NULL;
    snprintf(command, sizeof command, "exit %d", number % 7);
    drmaa_allocate_job_template(&jt, text, sizeof text);
    drmaa_set_attribute(jt, DRMAA_REMOTE_COMMAND, "/bin/sh", text, sizeof text);
    drmaa_set_attribute(jt, DRMAA_OUTPUT_PATH, ":/dev/null", text, sizeof text);
    drmaa_set_attribute(jt, DRMAA_JOIN_FILES, "y", text, sizeof text);
    drmaa_set_vector_attribute(jt, DRMAA_V_ARGV, arguments, text, sizeof text);
    /* with the lock: another thread may hear of the job's end at once */
    pthread_mutex_lock(&lock);
    int error = drmaa_run_job(id, size, jt, text, sizeof text);
    if (!error) {
        snprintf(made[made_count].id, sizeof made[0].id, "%s", id);
        made[made_count++].status = number % 7;
    }
    pthread_mutex_unlock(&lock);
    if (error) fail("run", error, text);
    drmaa_delete_job_template(jt, text, sizeof text);
    return error;
}

static void *work(void *argument) {
    int first = (int) (size_t) argument;
    char text[DRMAA_ERROR_STRING_BUFFER] = "", id[64], out[64];
    for (int number = first; number < jobs; number += threads) {
        int stat = 0;
        if (submit(number, id, sizeof id)) continue;
        drmaa_attr_values_t *usage = NULL;
        int error = drmaa_wait(number % 2 ? id : DRMAA_JOB_IDS_SESSION_ANY, out, sizeof out, &stat, 300, &usage, text,
                               sizeof text);
        drmaa_release_attr_values(usage);
        /* another thread, which waited for any, may have had it */
        if (error == DRMAA_ERRNO_INVALID_JOB) continue;
        if (error) fail("wait", error, text);
        else see(out, stat);
    }
    return NULL;
}

int main(int argc, char **argv) {
    char text[DRMAA_ERROR_STRING_BUFFER] = "", out[64];
    int stat;
    if (argc != 3) return 2;
    threads = atoi(argv[1]);
    jobs = atoi(argv[2]);
    made = calloc((size_t) jobs, sizeof *made);
    pthread_t *all = calloc((size_t) threads, sizeof *all);
    if (drmaa_init(NULL, text, sizeof text)) {
        printf("init: %s\n", text);
        return 1;
    }
    for (int i = 0; i < threads; i++) pthread_create(&all[i], NULL, work, (void *) (size_t) i);
    for (int i = 0; i < threads; i++) pthread_join(all[i], NULL);
    while (drmaa_wait(DRMAA_JOB_IDS_SESSION_ANY, out, sizeof out, &stat, 300, NULL, text, sizeof text) == DRMAA_ERRNO_SUCCESS)
        see(out, stat);
    for (int i = 0; i < made_count; i++) {
        if (!made[i].seen) fail("lost", i, made[i].id);
    }
    printf("%d submitted, %d reaped, %d failures\n", made_count, reaped, failures);
    free(made);
    free(all);
    return drmaa_exit(text, sizeof text) || failures > 0;
}
