// MainActor jobs on GLib's main loop.
#include "sources.h"
#include <stdatomic.h>

static atomic_bool asleep;  // GLib is in poll(), or between looking for work and poll()

void job_source_wake(void) {
  // Exchange, so that of many producers one pays for the write to GLib's eventfd. A loop that is not asleep needs no
  // wake-up: it looks for jobs before it sleeps.
  if (atomic_load(&asleep) && atomic_exchange(&asleep, false)) g_main_context_wakeup(NULL);
}

// ---------------------------------------------------------------------------------------------------------------------
// The sentinel brackets every poll(). It has the highest priority there is, so GLib prepares and checks it in every
// iteration, before any other source and whatever else is ready. It is never ready itself.

static gboolean sentinel_prepare(GSource *source, gint *timeout) {
  (void)source;
  *timeout = -1;
  atomic_store(&asleep, true);  // before the job source looks for jobs: see gtkbridge_enqueue_main_job
  return FALSE;
}

static gboolean sentinel_check(GSource *source) {
  (void)source;
  atomic_store(&asleep, false);
  return FALSE;
}

static gboolean sentinel_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)source, (void)callback, (void)data;
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs sentinel_functions = {
  .prepare = sentinel_prepare, .check = sentinel_check, .dispatch = sentinel_dispatch
};

// ---------------------------------------------------------------------------------------------------------------------
// The jobs. At default priority they are served like input events. GLib starves everything below the highest ready
// priority, so a flood of jobs would stop painting: a backlog that one slice could not clear is served at the priority
// of painting instead, where GLib serves both in turn.

static gboolean jobs_prepare(GSource *source, gint *timeout) {
  (void)source;
  *timeout = -1;
  if (!jobs_are_pending()) return FALSE;
  atomic_store(&asleep, false);  // GLib will not block now, so producers need not wake it
  return TRUE;
}

static gboolean jobs_check(GSource *source) {
  (void)source;
  return jobs_are_pending();
}

static gboolean jobs_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback, (void)data;
  jobs_drain();
  int priority = jobs_are_pending() ? GDK_PRIORITY_REDRAW : G_PRIORITY_DEFAULT;
  if (priority != g_source_get_priority(source)) g_source_set_priority(source, priority);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs job_functions = {.prepare = jobs_prepare, .check = jobs_check, .dispatch = jobs_dispatch};

void job_source_attach(void) {
  GSource *sentinel = g_source_new(&sentinel_functions, sizeof(GSource));
  g_source_set_static_name(sentinel, "GtkBridge: MainActor wake-ups");
  g_source_set_priority(sentinel, G_MININT);
  g_source_attach(sentinel, NULL);
  g_source_unref(sentinel);

  GSource *jobs = g_source_new(&job_functions, sizeof(GSource));
  g_source_set_static_name(jobs, "GtkBridge: MainActor jobs");
  g_source_set_priority(jobs, G_PRIORITY_DEFAULT);
  g_source_set_can_recurse(jobs, TRUE);  // a modal dialog's loop inside a job still runs the other jobs
  g_source_attach(jobs, NULL);
  g_source_unref(jobs);
}
