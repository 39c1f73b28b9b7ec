#pragma once

#include <gtk/gtk.h>

/// What a row shows.
typedef struct {
  gint64 id;
  gint64 revision;
} RowValue;

/// A row while it is near what is visible.
#define ROW_TYPE (row_get_type())
G_DECLARE_FINAL_TYPE(Row, row, , ROW, GObject)

RowValue row_get_value(Row *row);

/// A GListModel that keeps its rows in one array, and makes an item of one when GTK asks for it.
#define ROW_MODEL_TYPE (row_model_get_type())
G_DECLARE_FINAL_TYPE(RowModel, row_model, , ROW_MODEL, GObject)

RowModel *row_model_new(int count);
GArray *row_model_get_rows(RowModel *model);
