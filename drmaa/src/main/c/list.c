/* list.c - the lists that functions hand out: names, values, identifiers of jobs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

/* one thing under three names, so that a caller can't mix them up */
struct drmaa_attr_names_s { struct list list; };
struct drmaa_attr_values_s { struct list list; };
struct drmaa_job_ids_s { struct list list; };

struct list *list_new(void) { return calloc(1, sizeof(struct list)); }

static int next(struct list *list, char *value, size_t size) {
    if (!list || !value || size == 0) return DRMAA_ERRNO_INVALID_ARGUMENT;
    if (list->next >= list->words.count) return DRMAA_ERRNO_NO_MORE_ELEMENTS;
    snprintf(value, size, "%s", list->words.items[list->next++]);
    return DRMAA_ERRNO_SUCCESS;
}

static int count(const struct list *list, int *size) {
    if (!list || !size) return DRMAA_ERRNO_INVALID_ARGUMENT;
    *size = (int) list->words.count;
    return DRMAA_ERRNO_SUCCESS;
}

static void release(struct list *list) {
    if (!list) return;
    words_free(&list->words);
    free(list);
}

EXPORTED int drmaa_get_next_attr_name(drmaa_attr_names_t *values, char *value, size_t value_len) {
    return next((struct list *) values, value, value_len);
}
EXPORTED int drmaa_get_next_attr_value(drmaa_attr_values_t *values, char *value, size_t value_len) {
    return next((struct list *) values, value, value_len);
}
EXPORTED int drmaa_get_next_job_id(drmaa_job_ids_t *values, char *value, size_t value_len) {
    return next((struct list *) values, value, value_len);
}
EXPORTED int drmaa_get_num_attr_names(drmaa_attr_names_t *values, int *size) { return count((struct list *) values, size); }
EXPORTED int drmaa_get_num_attr_values(drmaa_attr_values_t *values, int *size) { return count((struct list *) values, size); }
EXPORTED int drmaa_get_num_job_ids(drmaa_job_ids_t *values, int *size) { return count((struct list *) values, size); }
EXPORTED void drmaa_release_attr_names(drmaa_attr_names_t *values) { release((struct list *) values); }
EXPORTED void drmaa_release_attr_values(drmaa_attr_values_t *values) { release((struct list *) values); }
EXPORTED void drmaa_release_job_ids(drmaa_job_ids_t *values) { release((struct list *) values); }
