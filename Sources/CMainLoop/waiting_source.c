// Calls Swift before the loop waits for events.
#include "sources.h"

/// The time between two calls, in microseconds: a pointer may send a thousand events per second.
enum { WAITING_INTERVAL = 10000 };

static void (*waiting_handler)(void);
static gint64 last_call;

static gboolean waiting_prepare(GSource *source, gint *timeout) {
  gint64 now = g_source_get_time(source);
  gint64 rest = last_call + WAITING_INTERVAL - now;
  *timeout = rest > 0 ? (gint)(rest / 1000) + 1 : -1;
  if (rest > 0) return FALSE;
  last_call = now;
  waiting_handler();
  return FALSE;
}

static gboolean waiting_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)source, (void)callback, (void)data;
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs waiting_functions = {.prepare = waiting_prepare, .dispatch = waiting_dispatch};

void gtkbridge_set_waiting_handler(void (*handler)(void)) {
  bool is_attached = waiting_handler;
  waiting_handler = handler;
  if (is_attached) return;
  // Before the source of jobs, so that a job that the handler adds runs in the same iteration.
  GSource *source = g_source_new(&waiting_functions, sizeof(GSource));
  g_source_set_static_name(source, "GtkBridge: before waiting");
  g_source_set_priority(source, G_MININT + 1);
  g_source_attach(source, NULL);
  g_source_unref(source);
}
