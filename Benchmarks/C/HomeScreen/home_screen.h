#pragma once

#include <gtk/gtk.h>

/// The Home screen's widgets that change after it was built.
typedef struct {
  GtkWidget *window;
  GtkLabel *title;
  GtkLabel *description;
} HomeScreen;

/// Builds what the window shows, for any window or stack, and notes the labels in `screen`.
GtkWidget *home_screen_content_new(HomeScreen *screen);

/// Builds the Home screen and presents its window. The screen lives as long as its window.
HomeScreen *home_screen_present(GtkApplication *application);
