#include "FrameProbe.h"

#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

int64_t frame_probe_cpu_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static GtkWidget *first_window(void) {
  GtkWidget *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
  g_object_unref(window);
  return window;
}

/* The descendant of a type that comes at a place among them, in the order of the screen. */
static GtkWidget *descendant(GtkWidget *widget, GType type, int *place) {
  if (g_type_is_a(G_OBJECT_TYPE(widget), type) && (*place)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = descendant(child, type, place);
    if (found)
      return found;
  }
  return NULL;
}

// MARK: Changes

/* How long nothing is done before each change, so that what the one before left behind is not counted. */
static const guint rest = 8;

static struct {
  GArray *durations;
  int count;
  FrameProbeChange change;
  FrameProbeDone done;
  int64_t start;
  gulong painted;
} changes;

static int compare(const void *a, const void *b) {
  const double first = *(const double *)a, second = *(const double *)b;
  return (first > second) - (first < second);
}

static gboolean make_change(gpointer data);

static void change_painted(GdkFrameClock *clock, gpointer data) {
  (void)data;
  double duration = (double)(frame_probe_cpu_time() - changes.start);
  g_signal_handler_disconnect(clock, changes.painted);
  g_array_append_val(changes.durations, duration);
  if ((int)changes.durations->len < changes.count) {
    g_timeout_add(rest, make_change, NULL);
    return;
  }
  qsort(changes.durations->data, changes.durations->len, sizeof(double), compare);
  double median = g_array_index(changes.durations, double, changes.durations->len / 2);
  g_array_free(changes.durations, TRUE);
  changes.done(median);
}

static gboolean make_change(gpointer data) {
  (void)data;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(first_window());
  changes.painted = g_signal_connect(clock, "after-paint", G_CALLBACK(change_painted), NULL);
  changes.start = frame_probe_cpu_time();
  changes.change((int)changes.durations->len);
  return G_SOURCE_REMOVE;
}

void frame_probe_measure_changes(int count, FrameProbeChange change, FrameProbeDone done) {
  changes.durations = g_array_new(FALSE, FALSE, sizeof(double));
  changes.count = count;
  changes.change = change;
  changes.done = done;
  g_timeout_add(rest, make_change, NULL);
}

// MARK: Scrolling

static struct {
  GtkAdjustment *adjustment;
  double step;
  int count;
  int painted;
  FrameProbeDone done;
  int64_t start;
} scrolling;

static gboolean scroll(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock, (void)data;
  if (scrolling.painted == 0)
    scrolling.start = frame_probe_cpu_time();
  if (scrolling.painted++ == scrolling.count) {
    scrolling.done((double)(frame_probe_cpu_time() - scrolling.start) / scrolling.count);
    return G_SOURCE_REMOVE;
  }
  gtk_adjustment_set_value(scrolling.adjustment, gtk_adjustment_get_value(scrolling.adjustment) + scrolling.step);
  return G_SOURCE_CONTINUE;
}

void frame_probe_measure_scrolling(int count, double step, FrameProbeDone done) {
  int place = 0;
  GtkWidget *scroller = descendant(first_window(), GTK_TYPE_SCROLLED_WINDOW, &place);
  scrolling.adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  scrolling.step = step;
  scrolling.count = count;
  scrolling.done = done;
  gtk_widget_add_tick_callback(scroller, scroll, NULL, NULL);
}

// MARK: Typing

void frame_probe_type(int field) {
  GtkWidget *text = descendant(first_window(), GTK_TYPE_TEXT, &field);
  int position = -1;
  gtk_editable_insert_text(GTK_EDITABLE(text), "x", 1, &position);
}

// MARK: Layout

static void forget_sizes(GtkWidget *widget) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  if (!child)
    gtk_widget_queue_resize(widget);
  for (; child; child = gtk_widget_get_next_sibling(child))
    forget_sizes(child);
}

double frame_probe_measure_layout(int count, int anew) {
  int place = 0;
  GtkWidget *viewport = gtk_widget_get_first_child(descendant(first_window(), GTK_TYPE_SCROLLED_WINDOW, &place));
  GtkWidget *content = gtk_widget_get_first_child(viewport);
  GArray *durations = g_array_new(FALSE, FALSE, sizeof(double));
  for (int number = 0; number < count; number++) {
    if (anew)
      forget_sizes(content);
    int64_t start = frame_probe_cpu_time();
    int width, height;
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    width += 100 + number;
    gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
    gtk_widget_allocate(content, width, height, -1, NULL);
    double duration = (double)(frame_probe_cpu_time() - start);
    g_array_append_val(durations, duration);
  }
  qsort(durations->data, durations->len, sizeof(double), compare);
  double median = g_array_index(durations, double, durations->len / 2);
  g_array_free(durations, TRUE);
  return median;
}
