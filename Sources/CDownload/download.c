#include "CDownload.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The part of libcurl's stable interface that is used here. Its headers are not needed to build the project. */
enum {
  OPTION_WRITE_CONTEXT = 10001,
  OPTION_URL = 10002,
  OPTION_PROGRESS_CONTEXT = 10057,
  OPTION_WRITE = 20011,
  OPTION_PROGRESS = 20219,
  OPTION_NO_PROGRESS = 43,
  OPTION_FAIL_ON_ERROR = 45,
  OPTION_FOLLOW_LOCATION = 52,
  OPTION_MOST_REDIRECTIONS = 68,
  OPTION_CONNECT_TIMEOUT = 78,
  OPTION_NO_SIGNAL = 99,
  OPTION_SLOW_SPEED = 19,
  OPTION_SLOW_TIME = 20,
  OPTION_PROTOCOLS = 181,
  OPTION_REDIRECTION_PROTOCOLS = 182,
  PROTOCOLS_OF_THE_WEB = 1 | 2,
  GLOBAL_ALL = 3,
};

static struct {
  int (*global_init)(long);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_perform)(void *);
  void (*easy_cleanup)(void *);
  const char *(*easy_strerror)(int);
} curl;

static bool is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.easy_init = dlsym(library, "curl_easy_init");
  *(void **)&curl.easy_setopt = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.easy_perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.easy_cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.easy_strerror = dlsym(library, "curl_easy_strerror");
  is_open = curl.global_init && curl.easy_init && curl.easy_setopt && curl.easy_perform && curl.easy_cleanup
    && curl.easy_strerror && curl.global_init(GLOBAL_ALL) == 0;
}

/* A picture of the web is not larger; a stream without an end must not fill the memory. */
static const size_t most_bytes = 256u << 20;

struct buffer {
  uint8_t *data;
  size_t count, capacity;
};

static size_t append(const void *data, size_t size, size_t count, void *context) {
  struct buffer *buffer = context;
  size_t length = size * count;
  if (length > most_bytes - buffer->count) return 0;
  if (buffer->count + length > buffer->capacity) {
    size_t capacity = (buffer->count + length) * 2;
    uint8_t *grown = realloc(buffer->data, capacity);
    if (!grown) return 0;
    buffer->data = grown;
    buffer->capacity = capacity;
  }
  memcpy(buffer->data + buffer->count, data, length);
  buffer->count += length;
  return length;
}

struct cancellation {
  bool (*is_cancelled)(void *context);
  void *context;
};

static int check(void *context, long long total, long long now, long long total_up, long long now_up) {
  struct cancellation *cancellation = context;
  return cancellation->is_cancelled(cancellation->context);
}

bool gtkbridge_download(
  const char *url, bool (*is_cancelled)(void *context), void *context, uint8_t **data, size_t *count,
  const char **reason) {
  pthread_once(&once, open_library);
  void *handle = is_open ? curl.easy_init() : NULL;
  if (!handle) {
    *reason = "libcurl.so.4, which loads pictures of the web, is not installed.";
    return false;
  }
  struct buffer buffer = {0};
  struct cancellation cancellation = {is_cancelled, context};
  curl.easy_setopt(handle, OPTION_URL, url);
  curl.easy_setopt(handle, OPTION_PROTOCOLS, (long)PROTOCOLS_OF_THE_WEB);
  curl.easy_setopt(handle, OPTION_REDIRECTION_PROTOCOLS, (long)PROTOCOLS_OF_THE_WEB);
  curl.easy_setopt(handle, OPTION_FOLLOW_LOCATION, 1L);
  curl.easy_setopt(handle, OPTION_MOST_REDIRECTIONS, 10L);
  curl.easy_setopt(handle, OPTION_FAIL_ON_ERROR, 1L);
  curl.easy_setopt(handle, OPTION_NO_SIGNAL, 1L);
  curl.easy_setopt(handle, OPTION_CONNECT_TIMEOUT, 30L);
  /* No byte for a minute is an error. */
  curl.easy_setopt(handle, OPTION_SLOW_SPEED, 1L);
  curl.easy_setopt(handle, OPTION_SLOW_TIME, 60L);
  curl.easy_setopt(handle, OPTION_WRITE, append);
  curl.easy_setopt(handle, OPTION_WRITE_CONTEXT, &buffer);
  curl.easy_setopt(handle, OPTION_NO_PROGRESS, 0L);
  curl.easy_setopt(handle, OPTION_PROGRESS, check);
  curl.easy_setopt(handle, OPTION_PROGRESS_CONTEXT, &cancellation);
  int result = curl.easy_perform(handle);
  curl.easy_cleanup(handle);
  if (result != 0) {
    free(buffer.data);
    *reason = curl.easy_strerror(result);
    return false;
  }
  *data = buffer.data;
  *count = buffer.count;
  return true;
}
