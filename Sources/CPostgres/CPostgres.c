#include "CPostgres.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static CPostgresLibrary library;
static const CPostgresLibrary *loaded;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int load(void) {
  void *handle = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return 0;
  /* Nothing is published before everything is found. */
#define CPOSTGRES_LOAD(name)                     \
  void *name = dlsym(handle, "PQ" #name);        \
  if (name == NULL) {                            \
    dlclose(handle);                             \
    return 0;                                    \
  }                                              \
  library.name = (__typeof__(PQ##name) *)name;
  CPOSTGRES_FUNCTIONS(CPOSTGRES_LOAD)
#undef CPOSTGRES_LOAD
  return 1;
}

const CPostgresLibrary *cpostgres_library(void) {
  pthread_mutex_lock(&lock);
  /* A library that is installed later is found by the next call. */
  if (loaded == NULL && load()) loaded = &library;
  const CPostgresLibrary *result = loaded;
  pthread_mutex_unlock(&lock);
  return result;
}
