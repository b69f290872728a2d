/* start_time.c - partial time stamps: [[[[CC]YY/]MM/]DD] hh:mm[:ss] [{-|+}UU:uu]. What is left out is filled in so that the time
 * is the next one. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "internal.h"

enum { YEAR, MONTH, DAY, HOUR, MINUTE, SECOND, FIELDS };

struct stamp {
    int fields[FIELDS]; /* -1: left out */
    int century_given;
    int has_zone;
    long zone; /* seconds east of Greenwich */
};

/* two digits; moves on */
static int two_digits(const char **at) {
    if (!isdigit((unsigned char) (*at)[0]) || !isdigit((unsigned char) (*at)[1])) return -1;
    int number = 10 * ((*at)[0] - '0') + (*at)[1] - '0';
    *at += 2;
    return number;
}

static void skip_blanks(const char **at) {
    while (**at == ' ' || **at == '\t') ++*at;
}

/* the groups of digits in front of the time, the last of which is the day */
static int read_date(const char **at, struct stamp *stamp) {
    const char *time = strchr(*at, ':');
    int groups[3], count = 0;
    if (!time) return -1;
    while (1) {
        const char *end = *at;
        while (isdigit((unsigned char) *end)) end++;
        if (end - *at > 2 && !(end - *at == 4 && count == 0)) return -1;
        if (*end == ':') break;
        if ((*end != '/' && *end != ' ' && *end != '\t') || end == *at || count == 3) return -1;
        if (end - *at == 1) return -1;
        groups[count] = atoi(*at);
        if (end - *at == 4 && count++ == 0) stamp->century_given = 1;
        else if (end - *at == 2) count++;
        *at = end;
        if (*end == '/') ++*at;
        else {
            skip_blanks(at);
            break;
        }
    }
    if (stamp->century_given && count < 3) return -1;
    for (int i = 0; i < count; i++) stamp->fields[DAY - count + 1 + i] = groups[i];
    return 0;
}

static int read_time(const char **at, struct stamp *stamp) {
    if ((stamp->fields[HOUR] = two_digits(at)) < 0 || *(*at)++ != ':') return -1;
    if ((stamp->fields[MINUTE] = two_digits(at)) < 0) return -1;
    if (**at == ':') {
        ++*at;
        if ((stamp->fields[SECOND] = two_digits(at)) < 0) return -1;
    }
    skip_blanks(at);
    if (**at == '+' || **at == '-') {
        int sign = *(*at)++ == '-' ? -1 : 1;
        int hours = two_digits(at);
        if (hours < 0 || hours > 14 || *(*at)++ != ':') return -1;
        int minutes = two_digits(at);
        if (minutes < 0 || minutes > 59) return -1;
        stamp->has_zone = 1;
        stamp->zone = sign * (hours * 3600L + minutes * 60L);
        skip_blanks(at);
    }
    return **at ? -1 : 0;
}

static int is_possible(const struct stamp *stamp) {
    const int *fields = stamp->fields;
    return (fields[MONTH] < 0 || (fields[MONTH] >= 1 && fields[MONTH] <= 12))
        && (fields[DAY] < 0 || (fields[DAY] >= 1 && fields[DAY] <= 31)) && fields[HOUR] <= 23 && fields[MINUTE] <= 59
        && fields[SECOND] <= 61;
}

static int64_t seconds_of(const struct stamp *stamp, struct tm time) {
    time.tm_isdst = -1;
    return stamp->has_zone ? (int64_t) timegm(&time) - stamp->zone : (int64_t) mktime(&time);
}

int64_t start_time(const char *text, int64_t now) {
    struct stamp stamp = {.fields = {-1, -1, -1, -1, -1, 0}};
    const char *at = text;
    skip_blanks(&at);
    if (read_date(&at, &stamp) || read_time(&at, &stamp) || !is_possible(&stamp)) return -1;
    struct tm time;
    time_t local = (time_t) (stamp.has_zone ? now + stamp.zone : now);
    if (stamp.has_zone ? !gmtime_r(&local, &time) : !localtime_r(&local, &time)) return -1;
    time.tm_hour = stamp.fields[HOUR];
    time.tm_min = stamp.fields[MINUTE];
    time.tm_sec = stamp.fields[SECOND];
    if (stamp.fields[DAY] >= 0) time.tm_mday = stamp.fields[DAY];
    if (stamp.fields[MONTH] >= 0) time.tm_mon = stamp.fields[MONTH] - 1;
    if (stamp.century_given) time.tm_year = stamp.fields[YEAR] - 1900;
    else if (stamp.fields[YEAR] >= 0) time.tm_year = 100 * (time.tm_year / 100) + stamp.fields[YEAR];
    int64_t found = seconds_of(&stamp, time);
    /* the smallest thing that was left out moves on */
    if (found < now && stamp.fields[DAY] < 0) time.tm_mday++;
    else if (found < now && stamp.fields[MONTH] < 0) time.tm_mon++;
    else if (found < now && stamp.fields[YEAR] < 0) time.tm_year++;
    else return found;
    return seconds_of(&stamp, time);
}
