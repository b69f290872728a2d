/* jobs.c - the jobs of a session. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static size_t hash_of(const char *id) {
    size_t hash = 5381;
    for (; *id; id++) hash = hash * 33 + (unsigned char) *id;
    return hash;
}

static int grow(struct jobs *jobs) {
    size_t size = jobs->size ? 2 * jobs->size : 64;
    struct job **buckets = calloc(size, sizeof *buckets);
    if (!buckets) return -1;
    for (struct job *job = jobs->first; job; job = job->next) {
        struct job **bucket = &buckets[hash_of(job->id) % size];
        job->next_in_bucket = *bucket;
        *bucket = job;
    }
    free(jobs->buckets);
    jobs->buckets = buckets;
    jobs->size = size;
    return 0;
}

struct job *jobs_find(const struct jobs *jobs, const char *id) {
    if (!jobs->size) return NULL;
    struct job *job = jobs->buckets[hash_of(id) % jobs->size];
    while (job && strcmp(job->id, id)) job = job->next_in_bucket;
    return job;
}

struct job *jobs_add(struct jobs *jobs, const char *id) {
    struct job *known = jobs_find(jobs, id);
    if (known) return known;
    if (jobs->count >= jobs->size && grow(jobs)) return NULL;
    struct job *job = calloc(1, sizeof *job + strlen(id) + 1);
    if (!job) return NULL;
    strcpy(job->id, id);
    struct job **bucket = &jobs->buckets[hash_of(id) % jobs->size];
    job->next_in_bucket = *bucket;
    *bucket = job;
    job->previous = jobs->last;
    if (jobs->last) jobs->last->next = job;
    else jobs->first = job;
    jobs->last = job;
    jobs->count++;
    return job;
}

void jobs_end(struct jobs *jobs, struct job *job) {
    if (job->is_ended) return;
    job->is_ended = 1;
    job->previous_ended = jobs->last_ended;
    if (jobs->last_ended) jobs->last_ended->next_ended = job;
    else jobs->first_ended = job;
    jobs->last_ended = job;
}

void jobs_remove(struct jobs *jobs, struct job *job) {
    struct job **bucket = &jobs->buckets[hash_of(job->id) % jobs->size];
    while (*bucket != job) bucket = &(*bucket)->next_in_bucket;
    *bucket = job->next_in_bucket;
    *(job->previous ? &job->previous->next : &jobs->first) = job->next;
    *(job->next ? &job->next->previous : &jobs->last) = job->previous;
    if (job->is_ended) {
        *(job->previous_ended ? &job->previous_ended->next_ended : &jobs->first_ended) = job->next_ended;
        *(job->next_ended ? &job->next_ended->previous_ended : &jobs->last_ended) = job->previous_ended;
    }
    jobs->count--;
    words_free(&job->usage);
    free(job);
}

void jobs_clear(struct jobs *jobs) {
    while (jobs->first) jobs_remove(jobs, jobs->first);
    free(jobs->buckets);
    memset(jobs, 0, sizeof *jobs);
}

/* a row of tasks of one array, or a single job */
struct run {
    unsigned long job, first, last, step;
};

static int add_run(struct words *words, const struct run *run) {
    if (!run->job) return 0;
    if (!run->first) return words_add(words, "%lu", run->job);
    if (run->first == run->last) return words_add(words, "%lu.%lu", run->job, run->first);
    return words_add(words, "%lu.%lu-%lu:%lu", run->job, run->first, run->last, run->step);
}

int jobs_open_words(const struct jobs *jobs, struct words *words) {
    struct run run = {0, 0, 0, 0};
    for (struct job *job = jobs->first; job; job = job->next) {
        unsigned long number = 0, task = 0;
        if (job->is_ended) continue;
        sscanf(job->id, "%lu.%lu", &number, &task);
        if (task && number == run.job && task > run.last && run.first
            && (run.first == run.last || task - run.last == run.step)) {
            run.step = task - run.last;
            run.last = task;
            continue;
        }
        if (add_run(words, &run)) return -1;
        run = (struct run) {number, task, task, 1};
    }
    return add_run(words, &run);
}
