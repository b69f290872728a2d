/* about.c - what the library says of itself and of its session. */
#define _GNU_SOURCE
#include <stdio.h>

#include "session.h"

#ifndef VERSION
#define VERSION "0"
#endif
#define SYSTEM "SGE 8.1.9"

static int show(char *to, size_t size, const char *text, struct diagnosis *diagnosis) {
    if (!to || size == 0) return complain(diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the answer");
    snprintf(to, size, "%s", text);
    return succeed(diagnosis);
}

EXPORTED int drmaa_get_contact(char *contact, size_t contact_len, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    char text[LONGEST_NAME + 16] = "";
    pthread_mutex_lock(&session_lock);
    if (session.active) snprintf(text, sizeof text, "session=%s", session.name);
    pthread_mutex_unlock(&session_lock);
    return show(contact, contact_len, text, &diagnosis);
}

EXPORTED int drmaa_version(unsigned int *major, unsigned int *minor, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    if (!major || !minor) return complain(&diagnosis, DRMAA_ERRNO_INVALID_ARGUMENT, "there is no place for the answer");
    *major = 1;
    *minor = 0;
    return succeed(&diagnosis);
}

EXPORTED int drmaa_get_DRM_system(char *drm_system, size_t drm_system_len, char *error_diagnosis, size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    return show(drm_system, drm_system_len, SYSTEM, &diagnosis);
}

EXPORTED int drmaa_get_DRMAA_implementation(char *drmaa_impl, size_t drmaa_impl_len, char *error_diagnosis,
                                            size_t error_diag_len) {
    struct diagnosis diagnosis = {error_diagnosis, error_diag_len};
    return show(drmaa_impl, drmaa_impl_len, SYSTEM " (gridlite " VERSION ")", &diagnosis);
}
