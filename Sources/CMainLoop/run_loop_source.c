// Runs Foundation's main run loop, mainly its timers, on GLib's main loop.
#include "sources.h"
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// CoreFoundation functions in libFoundation, declared here because their headers are not on the C search path.
typedef const struct __CFString *CFStringRef;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;
extern const CFStringRef kCFRunLoopDefaultMode;
extern CFRunLoopRef CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(CFRunLoopRef run_loop, CFStringRef mode);
extern gint32 CFRunLoopRunInMode(CFStringRef mode, double seconds, unsigned char return_after_source_handled);
extern double CFAbsoluteTimeGetCurrent(void);
extern CFRunLoopTimerRef CFRunLoopTimerCreate(const void *allocator, double fire_date, double interval,
                                              unsigned long flags, long order,
                                              void (*callback)(CFRunLoopTimerRef timer, void *info), void *context);
extern void CFRunLoopAddTimer(CFRunLoopRef run_loop, CFRunLoopTimerRef timer, CFStringRef mode);
extern void CFRunLoopTimerInvalidate(CFRunLoopTimerRef timer);
extern void CFRelease(const void *object);

// ---------------------------------------------------------------------------------------------------------------------
// The default mode of the run loop waits for its timers and wake-ups on one epoll set. If GLib polls that set, an idle
// run loop costs nothing. The descriptor is private, so it is identified by its behaviour: of all epoll sets of the
// process, it becomes readable when an expired timer is added, and is no longer readable after the run loop runs. Two
// rounds are needed, because other sets may change at the same time.

enum { MAXIMUM_EPOLL_SETS = 64, ROUNDS = 2, MILLISECONDS_FOR_KERNEL = 10 };

typedef struct EpollSets {
  unsigned count;
  GPollFD items[MAXIMUM_EPOLL_SETS];
} EpollSets;

static void find_epoll_sets(EpollSets *sets) {
  sets->count = 0;
  DIR *directory = opendir("/proc/self/fd");
  if (!directory) return;
  struct dirent *entry;
  while ((entry = readdir(directory)) && sets->count < MAXIMUM_EPOLL_SETS) {
    char target[64];
    ssize_t length = readlinkat(dirfd(directory), entry->d_name, target, sizeof target - 1);
    if (length < 0) continue;
    target[length] = '\0';
    if (strcmp(target, "anon_inode:[eventpoll]") != 0) continue;
    sets->items[sets->count++] = (GPollFD){.fd = atoi(entry->d_name), .events = G_IO_IN};
  }
  closedir(directory);
}

/// Waits up to `timeout` milliseconds for a set to become readable. Keeps only the sets whose state equals `readable`.
static void keep_readable(EpollSets *sets, bool readable, int timeout) {
  bool is_known = g_poll(sets->items, sets->count, timeout) >= 0;
  unsigned kept = 0;
  for (unsigned i = 0; is_known && i < sets->count; i++) {
    if (((sets->items[i].revents & G_IO_IN) != 0) == readable) sets->items[kept++] = sets->items[i];
  }
  sets->count = kept;
}

static void do_nothing(CFRunLoopTimerRef timer, void *info) { (void)timer, (void)info; }

static void run_what_is_due(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true); }

/// Returns the descriptor of the default mode's epoll set, or -1 if it cannot be identified, for example because the
/// run loop is busy. Runs expired timers.
static int find_descriptor(CFRunLoopRef run_loop) {
  EpollSets sets;
  find_epoll_sets(&sets);
  keep_readable(&sets, false, 0);
  for (int round = 0; round < ROUNDS && sets.count > 0; round++) {
    // The timer never fires, because it is invalidated before the run loop runs.
    CFRunLoopTimerRef timer = CFRunLoopTimerCreate(NULL, CFAbsoluteTimeGetCurrent(), 0, 0, 0, do_nothing, NULL);
    CFRunLoopAddTimer(run_loop, timer, kCFRunLoopDefaultMode);
    keep_readable(&sets, true, MILLISECONDS_FOR_KERNEL);
    CFRunLoopTimerInvalidate(timer);
    CFRelease(timer);
    run_what_is_due();
    keep_readable(&sets, false, 0);
  }
  return sets.count == 1 ? sets.items[0].fd : -1;
}

// ---------------------------------------------------------------------------------------------------------------------

enum { MAXIMUM_SEARCHES = 10 };

typedef struct RunLoopSource {
  GSource base;
  CFRunLoopRef run_loop;  // NULL until the first dispatch, so that attaching does not create the run loop
  gpointer poll_tag;      // NULL while the descriptor is unknown
  int searches;
} RunLoopSource;

/// Returns the milliseconds until the next timer expires, 0 if one has expired, or -1 if there are no timers.
static int milliseconds_to_next_timer(CFRunLoopRef run_loop) {
  double fire_date = CFRunLoopGetNextTimerFireDate(run_loop, kCFRunLoopDefaultMode);
  if (fire_date == 0) return -1;
  double seconds = fire_date - CFAbsoluteTimeGetCurrent();
  if (seconds <= 0) return 0;
  if (seconds > 3600) return 3600 * 1000;
  return (int)(seconds * 1000) + 1;  // rounded up, because waking early would only cause another wait
}

// The source is ready immediately, to run expired timers and search for the descriptor, and stays ready until it is
// found. Usually the first search succeeds. All searches fail if, for example, a timer without interval keeps the run
// loop busy. The source then queries the next timer before each wait of GLib. It notices events from other threads only
// after that wait.
static int milliseconds_to_next_dispatch(RunLoopSource *self) {
  return self->searches < MAXIMUM_SEARCHES ? 0 : milliseconds_to_next_timer(self->run_loop);
}

static gboolean prepare(GSource *source, gint *timeout) {
  RunLoopSource *self = (RunLoopSource *)source;
  *timeout = self->poll_tag ? -1 : milliseconds_to_next_dispatch(self);
  return *timeout == 0;
}

static gboolean check(GSource *source) {
  RunLoopSource *self = (RunLoopSource *)source;
  if (self->poll_tag) return (g_source_query_unix_fd(source, self->poll_tag) & G_IO_IN) != 0;
  return milliseconds_to_next_dispatch(self) == 0;
}

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  (void)callback, (void)data;
  RunLoopSource *self = (RunLoopSource *)source;
  if (!self->run_loop) self->run_loop = CFRunLoopGetMain();
  run_what_is_due();
  if (!self->poll_tag && self->searches < MAXIMUM_SEARCHES) {
    self->searches++;
    int descriptor = find_descriptor(self->run_loop);
    if (descriptor >= 0) self->poll_tag = g_source_add_unix_fd(source, descriptor, G_IO_IN);
  }
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};

void run_loop_source_attach(void) {
  GSource *source = g_source_new(&functions, sizeof(RunLoopSource));
  g_source_set_static_name(source, "GtkBridge: Foundation run loop");
  g_source_set_priority(source, GDK_PRIORITY_REDRAW);  // same as the dispatch main queue, which the run loop drains too
  g_source_set_can_recurse(source, FALSE);  // a timer that runs a nested loop would otherwise re-enter itself
  g_source_attach(source, NULL);
  g_source_unref(source);
}
