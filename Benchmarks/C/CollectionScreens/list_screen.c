#include "FrameProbe.h"
#include "row_model.h"
#include "screens.h"

#include <string.h>

static RowModel *model;
static gint64 next_id;

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_widget_set_halign(label, GTK_ALIGN_START);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  RowValue row = row_get_value(gtk_list_item_get_item(item));
  char title[64];
  g_snprintf(title, sizeof title, "Row %" G_GINT64_FORMAT ", revision %" G_GINT64_FORMAT, row.id, row.revision);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), title);
}

static void set_up_field(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  GtkWidget *field = gtk_entry_new();
  gtk_entry_set_placeholder_text(GTK_ENTRY(field), "Field");
  gtk_widget_set_hexpand(field, TRUE);
  gtk_list_item_set_child(item, field);
}

static void bind_field(GtkSignalListItemFactory *factory, GtkListItem *item) {
  (void)factory;
  char text[64];
  g_snprintf(text, sizeof text, "Text %" G_GINT64_FORMAT, row_get_value(gtk_list_item_get_item(item)).id);
  gtk_editable_set_text(GTK_EDITABLE(gtk_list_item_get_child(item)), text);
}

typedef void (*Fill)(GtkSignalListItemFactory *factory, GtkListItem *item);

static void show(GtkWindow *window, int count, Fill set_up, Fill bind) {
  model = row_model_new(count);
  next_id = count;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_ref(G_LIST_MODEL(model)))), factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  gtk_window_set_child(window, scroller);
}

void list_screen_show(GtkWindow *window, int count) { show(window, count, set_up, bind); }

void field_rows_screen_show(GtkWindow *window, int count) { show(window, count, set_up_field, bind_field); }

// MARK: Measurements

static const int updates = 40;

static GArray *rows(void) { return row_model_get_rows(model); }

static void changed(guint position, guint removed, guint added) {
  g_list_model_items_changed(G_LIST_MODEL(model), position, removed, added);
}

static void change_one(int number) {
  (void)number;
  g_array_index(rows(), RowValue, 3).revision++;
  changed(3, 1, 1);
}

static void append(int number) {
  (void)number;
  RowValue row = {.id = next_id++};
  g_array_append_val(rows(), row);
  changed(rows()->len - 1, 0, 1);
}

static void move_first_to_last(int number) {
  (void)number;
  RowValue row = g_array_index(rows(), RowValue, 0);
  g_array_remove_index(rows(), 0);
  changed(0, 1, 0);
  g_array_append_val(rows(), row);
  changed(rows()->len - 1, 0, 1);
}

static void delete_from_middle(int number) {
  (void)number;
  guint middle = rows()->len / 2;
  g_array_remove_index(rows(), middle);
  changed(middle, 1, 0);
}

static void shuffle(int number) {
  (void)number;
  for (guint index = rows()->len - 1; index > 0; index--) {
    guint other = (guint)g_random_int_range(0, (gint32)index + 1);
    RowValue row = g_array_index(rows(), RowValue, index);
    g_array_index(rows(), RowValue, index) = g_array_index(rows(), RowValue, other);
    g_array_index(rows(), RowValue, other) = row;
  }
  changed(0, rows()->len, rows()->len);
}

static const FrameProbeChange kinds[] = {change_one, append, move_first_to_last, delete_from_middle};
static size_t kind;

static void kind_done(double nanoseconds) {
  print_result(nanoseconds);
  if (++kind < G_N_ELEMENTS(kinds))
    frame_probe_measure_changes(updates, kinds[kind], kind_done);
  else
    finish();
}

static void done(double nanoseconds) {
  print_result(nanoseconds);
  finish();
}

void list_screen_measure(const char *measurement) {
  if (strcmp(measurement, "update") == 0)
    frame_probe_measure_changes(updates, kinds[0], kind_done);
  else if (strcmp(measurement, "shuffle") == 0)
    frame_probe_measure_changes(updates, shuffle, done);
  else
    frame_probe_measure_scrolling(200, 60, done);
}
