#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Loads the data at a URL with libcurl, which is opened when it is first needed. Returns when the data are complete, or
   false with a reason, which is a constant. The caller frees the data. Any thread may call this. */
bool gtkbridge_download(
  const char *url, bool (*is_cancelled)(void *context), void *context, uint8_t **data, size_t *count,
  const char **reason);
