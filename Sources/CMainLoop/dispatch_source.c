// Runs the dispatch main queue on GLib's main loop.
//
// Uses the two functions that libdispatch exports for CoreFoundation's run loop: one returns a descriptor that is
// readable while blocks are pending, the other runs these blocks.
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
  // Acknowledge first, so that a block that arrives during the drain makes the descriptor readable again. In the
  // reverse order, its wake-up could be lost.
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
  // The queue drains all pending blocks in one dispatch, so its priority must not exceed that of painting.
  g_source_set_priority(&source->base, GDK_PRIORITY_REDRAW);
  // libdispatch does not drain its main queue re-entrantly, so during a nested loop in a block the descriptor stays
  // readable. GLib excludes a non-recursive source from poll() during its dispatch, so the nested loop does not spin.
  g_source_set_can_recurse(&source->base, FALSE);
  g_source_attach(&source->base, NULL);
  g_source_unref(&source->base);
}
