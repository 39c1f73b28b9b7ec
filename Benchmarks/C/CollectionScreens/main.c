// Long lists, many fields and deep trees in plain C, which GtkBridge's are measured against.
//
//   CollectionScreensC SCREEN COUNT                 shows the screen
//   CollectionScreensC SCREEN COUNT MEASUREMENT     prints what was measured, in nanoseconds, and exits
//
// SCREEN is list (or store), field-rows, fields or tree.

#include "screens.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *name;
  void (*show)(GtkWindow *window, int count);
  void (*measure)(const char *measurement);
} Screen;

static const Screen screens[] = {
    {"list", list_screen_show, list_screen_measure},
    {"store", list_screen_show, list_screen_measure},
    {"field-rows", field_rows_screen_show, list_screen_measure},
    {"fields", fields_screen_show, fields_screen_measure},
    {"tree", tree_screen_show, tree_screen_measure},
};

static const Screen *screen;
static int count;
static const char *measurement;
static GtkApplication *application;

void print_result(double nanoseconds) { g_print("%.1f\n", nanoseconds); }

void finish(void) { g_application_quit(G_APPLICATION(application)); }

static gboolean settled(gpointer data) {
  (void)data;
  screen->measure(measurement);
  return G_SOURCE_REMOVE;
}

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Collections");
  gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 560);
  screen->show(GTK_WINDOW(window), count);
  gtk_window_present(GTK_WINDOW(window));
  if (measurement)
    g_timeout_add(500, settled, NULL);
}

int main(int argc, char **argv) {
  for (size_t index = 0; argc >= 3 && index < G_N_ELEMENTS(screens); index++)
    if (strcmp(screens[index].name, argv[1]) == 0)
      screen = &screens[index];
  count = argc >= 3 ? atoi(argv[2]) : 0;
  measurement = argc == 4 ? argv[3] : NULL;
  if (!screen || count <= 0) {
    g_printerr("usage: CollectionScreensC SCREEN COUNT [MEASUREMENT]\n");
    return 2;
  }
  application = gtk_application_new("io.github.gtkbridge.CollectionScreensC", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), 0, NULL);
  g_object_unref(application);
  return status;
}
