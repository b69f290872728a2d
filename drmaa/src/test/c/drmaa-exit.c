/*
 * drmaa-exit THREADS: threads submit jobs and wait for them; when each has submitted one, the session ends below them. Each hears
 * that there is no session, whatever it was doing; then another session works.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "drmaa.h"

static pthread_barrier_t all_have_submitted;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int failures, ended;

static void check(const char *what, int error, const char *text) {
    pthread_mutex_lock(&lock);
    if (error == DRMAA_ERRNO_NO_ACTIVE_SESSION) ended++;
    else {
        printf("%s: %d %s\n", what, error, text);
        failures++;
    }
    pthread_mutex_unlock(&lock);
}

static drmaa_job_template_t *sleeper(const char *seconds) {
    drmaa_job_template_t *jt = NULL;
    const char *arguments[] = {seconds, NULL};
    drmaa_allocate_job_template(&jt, NULL, 0);
    drmaa_set_attribute(jt, DRMAA_REMOTE_COMMAND, "/bin/sleep", NULL, 0);
    drmaa_set_attribute(jt, DRMAA_OUTPUT_PATH, ":/dev/null", NULL, 0);
    drmaa_set_attribute(jt, DRMAA_JOIN_FILES, "y", NULL, 0);
    drmaa_set_vector_attribute(jt, DRMAA_V_ARGV, arguments, NULL, 0);
    return jt;
}

/* those with even numbers submit until they may not, the others wait for ever */
static void *work(void *number) {
    char id[64], text[DRMAA_ERROR_STRING_BUFFER] = "";
    drmaa_job_template_t *jt = sleeper("300");
    int error = drmaa_run_job(id, sizeof id, jt, text, sizeof text);
    if (error) check("run", error, text);
    pthread_barrier_wait(&all_have_submitted);
    if (*(int *) number % 2) error = drmaa_wait(id, NULL, 0, NULL, DRMAA_TIMEOUT_WAIT_FOREVER, NULL, text, sizeof text);
    else for (int i = 0; i < 100 && !error; i++) error = drmaa_run_job(id, sizeof id, jt, text, sizeof text);
    check("end", error, text);
    drmaa_delete_job_template(jt, NULL, 0);
    return NULL;
}

int main(int argc, char **argv) {
    int count = argc > 1 ? atoi(argv[1]) : 4;
    pthread_t threads[count];
    int numbers[count];
    char text[DRMAA_ERROR_STRING_BUFFER] = "", id[64];
    pthread_barrier_init(&all_have_submitted, NULL, (unsigned) count + 1);
    if (drmaa_init(NULL, text, sizeof text)) return 1;
    for (int i = 0; i < count; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, work, &numbers[i]);
    }
    pthread_barrier_wait(&all_have_submitted);
    if (drmaa_exit(text, sizeof text)) failures++;
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
    if (drmaa_init(NULL, text, sizeof text)) failures++;
    drmaa_job_template_t *jt = sleeper("0");
    if (drmaa_run_job(id, sizeof id, jt, text, sizeof text) || drmaa_control(id, DRMAA_CONTROL_TERMINATE, text, sizeof text)) {
        printf("another session: %s\n", text);
        failures++;
    }
    drmaa_delete_job_template(jt, NULL, 0);
    drmaa_exit(NULL, 0);
    printf("%d threads ended, %d failures\n", ended, failures);
    return failures > 0;
}
