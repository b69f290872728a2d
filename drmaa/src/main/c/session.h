/* session.h - what other parts ask of the session. */
#ifndef GRIDLITE_DRMAA_SESSION_H
#define GRIDLITE_DRMAA_SESSION_H

#include "internal.h"

int session_is_active(void);
int complain_of_session(struct diagnosis *diagnosis);
/* around fork(2) */
void templates_fork(int before);

#endif
