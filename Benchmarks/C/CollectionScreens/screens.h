#pragma once

#include <gtk/gtk.h>

/// Each puts its screen into a window, and measures it if a measurement is named.

/// A list of `count` rows in a GtkListView. Measurements: `update`, `shuffle`, `scroll`.
void list_screen_show(GtkWindow *window, int count);
void list_screen_measure(const char *measurement);

/// The same with a text field in each row. Measurement: `scroll`.
void field_rows_screen_show(GtkWindow *window, int count);

/// `count` text fields under one another. Measurement: `type`.
void fields_screen_show(GtkWindow *window, int count);
void fields_screen_measure(const char *measurement);

/// A tree of about `count` widgets. Measurements: `change`, `layout` and `resize`.
void tree_screen_show(GtkWindow *window, int count);
void tree_screen_measure(const char *measurement);

/// Prints results, one to a line, and ends the program after the last.
void print_result(double nanoseconds);
void finish(void);
