// The dispatch main queue on GLib's main loop.
//
// libdispatch exports what CoreFoundation's run loop uses to drain its main queue: a descriptor that is readable while
// blocks wait, and a function that runs them.
#include "sources.h"
#include <sys/eventfd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

typedef struct DispatchSource {
  GSource base;
  int descriptor;
  gpointer poll_tag;
} DispatchSource;

static gboolean prepare(GSource *source, gint *timeout) {
  (void)source;
  *timeout = -1;
  return FALSE;
}

static gboolean check(GSource *source) {
  return (g_source_query_unix_fd(source, ((DispatchSource *)source)->poll_tag) & G_IO_IN) != 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback, (void)data;
  // Acknowledge first: a block that arrives during the drain then makes the descriptor readable again. The other order
  // could swallow its wake-up.
  eventfd_t count;
  eventfd_read(((DispatchSource *)source)->descriptor, &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};

void dispatch_source_attach(void) {
  DispatchSource *source = (DispatchSource *)g_source_new(&functions, sizeof(DispatchSource));
  g_source_set_static_name(&source->base, "GtkBridge: dispatch main queue");
  source->descriptor = _dispatch_get_main_queue_handle_4CF();
  source->poll_tag = g_source_add_unix_fd(&source->base, source->descriptor, G_IO_IN);
  // The queue drains everything that waits in one go, so it must never stand above painting.
  g_source_set_priority(&source->base, GDK_PRIORITY_REDRAW);
  // libdispatch does not drain its main queue from inside one of its blocks. GLib takes a source that cannot recurse
  // out of poll() meanwhile; otherwise a nested loop in a block would spin on a descriptor that nobody may read.
  g_source_set_can_recurse(&source->base, FALSE);
  g_source_attach(&source->base, NULL);
  g_source_unref(&source->base);
}
