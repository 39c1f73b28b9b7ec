#include "FrameProbe.h"
#include "screens.h"

#include <string.h>

static GtkWidget *first_leaf;

/// A hundred boxes in ten in one, the innermost with as many leaves as make up the number.
static GtkWidget *branch(int level, int leaves) {
  GtkWidget *box = gtk_box_new(level % 2 == 0 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6);
  for (int index = 0; index < (level == 0 ? leaves : 10); index++) {
    GtkWidget *child = level == 0 ? gtk_label_new("0") : branch(level - 1, leaves);
    if (level == 0 && !first_leaf)
      first_leaf = child;
    gtk_box_append(GTK_BOX(box), child);
  }
  return box;
}

void tree_screen_show(GtkWindow *window, int count) {
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), branch(2, MAX(count / 100 - 1, 1)));
  gtk_window_set_child(window, scroller);
}

void tree_screen_measure(const char *measurement) {
  if (strcmp(measurement, "change") != 0) {
    print_result(frame_probe_measure_layout(41, strcmp(measurement, "layout") == 0));
    return finish();
  }
  const int count = 20000;
  char text[32];
  int64_t start = frame_probe_cpu_time();
  for (int number = 1; number <= count; number++) {
    g_snprintf(text, sizeof text, "%d", number);
    gtk_label_set_text(GTK_LABEL(first_leaf), text);
  }
  print_result((double)(frame_probe_cpu_time() - start) / count);
  finish();
}
