#include "row_model.h"

struct _Row {
  GObject parent;
  RowValue value;
};

G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)

static void row_init(Row *row) { (void)row; }
static void row_class_init(RowClass *class) { (void)class; }

RowValue row_get_value(Row *row) { return row->value; }

struct _RowModel {
  GObject parent;
  GArray *rows;
};

static GType get_item_type(GListModel *model) {
  (void)model;
  return ROW_TYPE;
}

static guint get_n_items(GListModel *model) { return ((RowModel *)model)->rows->len; }

static gpointer get_item(GListModel *model, guint position) {
  GArray *rows = ((RowModel *)model)->rows;
  if (position >= rows->len)
    return NULL;
  Row *row = g_object_new(ROW_TYPE, NULL);
  row->value = g_array_index(rows, RowValue, position);
  return row;
}

static void list_model_init(GListModelInterface *interface) {
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_TYPE_WITH_CODE(RowModel, row_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init))

static void finalize(GObject *object) {
  g_array_free(((RowModel *)object)->rows, TRUE);
  G_OBJECT_CLASS(row_model_parent_class)->finalize(object);
}

static void row_model_class_init(RowModelClass *class) { G_OBJECT_CLASS(class)->finalize = finalize; }

static void row_model_init(RowModel *model) { (void)model; }

RowModel *row_model_new(int count) {
  RowModel *model = g_object_new(ROW_MODEL_TYPE, NULL);
  model->rows = g_array_sized_new(FALSE, FALSE, sizeof(RowValue), (guint)count);
  for (int id = 0; id < count; id++) {
    RowValue row = {.id = id};
    g_array_append_val(model->rows, row);
  }
  return model;
}

GArray *row_model_get_rows(RowModel *model) { return model->rows; }
