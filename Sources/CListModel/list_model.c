#include "CListModel.h"

typedef struct {
  GObject parent;
  GtkBridgeListModelOwner functions;
  gpointer owner;
} GtkBridgeListModel;

typedef struct {
  GObjectClass parent;
} GtkBridgeListModelClass;

static GType gtkbridge_list_model_get_type(void);

static GType get_item_type(GListModel *model) { return G_TYPE_OBJECT; }

static guint get_n_items(GListModel *model) {
  GtkBridgeListModel *self = (GtkBridgeListModel *)model;
  return self->functions.count(self->owner);
}

static gpointer get_item(GListModel *model, guint position) {
  return position < get_n_items(model) ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static void list_model_init(gpointer interface, gpointer data) {
  GListModelInterface *list_model = interface;
  list_model->get_item_type = get_item_type;
  list_model->get_n_items = get_n_items;
  list_model->get_item = get_item;
}

static gboolean is_selected(GtkSelectionModel *model, guint position) {
  GtkBridgeListModel *self = (GtkBridgeListModel *)model;
  return self->functions.is_selected(self->owner, position);
}

/* GTK's default implementations of the other selection methods call this one. */
static gboolean set_selection(GtkSelectionModel *model, GtkBitset *selected, GtkBitset *mask) {
  GtkBridgeListModel *self = (GtkBridgeListModel *)model;
  return self->functions.set_selection(self->owner, selected, mask);
}

static void selection_model_init(gpointer interface, gpointer data) {
  GtkSelectionModelInterface *selection_model = interface;
  selection_model->is_selected = is_selected;
  selection_model->set_selection = set_selection;
}

G_DEFINE_TYPE_WITH_CODE(GtkBridgeListModel, gtkbridge_list_model, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init)
                            G_IMPLEMENT_INTERFACE(GTK_TYPE_SELECTION_MODEL, selection_model_init))

static void finalize(GObject *object) {
  GtkBridgeListModel *self = (GtkBridgeListModel *)object;
  self->functions.release(self->owner);
  G_OBJECT_CLASS(gtkbridge_list_model_parent_class)->finalize(object);
}

static void gtkbridge_list_model_class_init(GtkBridgeListModelClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static void gtkbridge_list_model_init(GtkBridgeListModel *self) {}

gpointer gtkbridge_list_model_new(const GtkBridgeListModelOwner *functions, gpointer owner) {
  GtkBridgeListModel *self = g_object_new(gtkbridge_list_model_get_type(), NULL);
  self->functions = *functions;
  self->owner = owner;
  return self;
}
