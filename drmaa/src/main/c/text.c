/* text.c - texts and lists of texts that grow. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

int text_add(struct text *text, const void *data, size_t length) {
    if (length > SIZE_MAX / 2 - text->length - 1) return -1;
    size_t needed = text->length + length + 1;
    if (needed > text->space) {
        size_t space = text->space ? text->space : 256;
        while (space < needed) space *= 2;
        char *larger = realloc(text->data, space);
        if (!larger) return -1;
        text->data = larger;
        text->space = space;
    }
    if (length) memcpy(text->data + text->length, data, length);
    text->length += length;
    text->data[text->length] = 0;
    return 0;
}

static char *printed(const char *format, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *made = length < 0 ? NULL : malloc((size_t) length + 1);
    if (made) vsnprintf(made, (size_t) length + 1, format, arguments);
    return made;
}

int text_print(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char *made = printed(format, arguments);
    va_end(arguments);
    int result = made ? text_add(text, made, strlen(made)) : -1;
    free(made);
    return result;
}

void text_free(struct text *text) {
    free(text->data);
    memset(text, 0, sizeof *text);
}

int words_add(struct words *words, const char *format, ...) {
    if (words->count == words->space) {
        size_t space = words->space ? 2 * words->space : 16;
        char **larger = realloc(words->items, space * sizeof *larger);
        if (!larger) return -1;
        words->items = larger;
        words->space = space;
    }
    va_list arguments;
    va_start(arguments, format);
    char *made = printed(format, arguments);
    va_end(arguments);
    if (!made) return -1;
    words->items[words->count++] = made;
    return 0;
}

void words_free(struct words *words) {
    for (size_t i = 0; i < words->count; i++) free(words->items[i]);
    free(words->items);
    memset(words, 0, sizeof *words);
}

int words_copy(struct words *to, const struct words *from) {
    for (size_t i = 0; i < from->count; i++) {
        if (words_add(to, "%s", from->items[i])) return -1;
    }
    return 0;
}
