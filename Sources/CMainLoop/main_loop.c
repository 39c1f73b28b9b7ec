// GLib's default main context with the sources of this folder attached.
#define _GNU_SOURCE
#include "sources.h"
#include <malloc.h>
#include <sys/syscall.h>
#include <unistd.h>

bool gtkbridge_is_main_thread(void) {
  // Cached, because every call from GTK into Swift checks it, and two system calls would cost more than the handler.
  static _Thread_local enum { UNKNOWN, MAIN, OTHER } thread = UNKNOWN;
  if (thread == UNKNOWN) thread = syscall(SYS_gettid) == getpid() ? MAIN : OTHER;
  return thread == MAIN;
}

void gtkbridge_attach_sources(void) {
  static bool are_attached = false;
  if (are_attached) return;
  are_attached = true;
  // The main thread owns the context from now on. Without an owner, as between iterations of a nested loop,
  // g_main_context_invoke() would run main-thread work on the calling thread.
  if (!g_main_context_acquire(NULL)) g_critical("A thread other than the main one owns GLib's default main context");
  job_source_attach();
  dispatch_source_attach();
  run_loop_source_attach();
}

void gtkbridge_keep_freed_memory(void) {
  const int megabyte = 1024 * 1024;
  // Both are set, because setting one disables glibc's automatic adjustment of the other. The first is at its maximum.
  mallopt(M_MMAP_THRESHOLD, 32 * megabyte);
  mallopt(M_TRIM_THRESHOLD, 32 * megabyte);
}

static gboolean time_is_up(gpointer data) {
  (void)data;
  return G_SOURCE_REMOVE;
}

bool gtkbridge_iterate(int64_t microseconds) {
  if (microseconds <= 0) return g_main_context_iteration(NULL, FALSE);
  GSource *alarm = g_timeout_source_new(0);
  g_source_set_ready_time(alarm, g_get_monotonic_time() + microseconds);
  g_source_set_callback(alarm, time_is_up, NULL, NULL);
  g_source_attach(alarm, NULL);
  bool was_ready = g_main_context_iteration(NULL, TRUE);
  g_source_destroy(alarm);
  g_source_unref(alarm);
  return was_ready;
}

bool gtkbridge_is_inside_iteration(void) { return g_main_depth() > 0; }

_Noreturn void main_loop_run_forever(void) {
  gtkbridge_attach_sources();
  gtkbridge_set_outermost(true);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  for (;;) g_main_loop_run(loop);  // no other code has a reference to the loop that could quit it
}
