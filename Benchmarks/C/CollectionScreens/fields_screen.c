#include "FrameProbe.h"
#include "screens.h"

static char **texts;
static int fields;

static void changed(GtkEditable *field, gpointer index) {
  char **text = &texts[GPOINTER_TO_INT(index)];
  g_free(*text);
  *text = g_strdup(gtk_editable_get_text(field));
}

void fields_screen_show(GtkWindow *window, int count) {
  fields = count;
  texts = g_new0(char *, count);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  for (int index = 0; index < count; index++) {
    GtkWidget *field = gtk_entry_new();
    char text[32];
    g_snprintf(text, sizeof text, "Text %d", index);
    texts[index] = g_strdup(text);
    gtk_editable_set_text(GTK_EDITABLE(field), text);
    gtk_entry_set_placeholder_text(GTK_ENTRY(field), "Field");
    g_signal_connect(field, "changed", G_CALLBACK(changed), GINT_TO_POINTER(index));
    gtk_box_append(GTK_BOX(column), field);
  }
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), column);
  gtk_window_set_child(window, scroller);
}

static void type(int number) { frame_probe_type(number % fields); }

static void done(double nanoseconds) {
  print_result(nanoseconds);
  finish();
}

void fields_screen_measure(const char *measurement) {
  (void)measurement;
  frame_probe_measure_changes(60, type, done);
}
