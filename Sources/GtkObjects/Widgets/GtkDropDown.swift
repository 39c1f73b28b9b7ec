import CGtk
import Graphics

extension Gtk {
  /// A drop-down list of strings (GtkDropDown).
  package final class DropDown: Widget {
    private let model: Object
    private var cutsText = false
    /// Indicates whether the last string is an empty one, which is selected while no other is.
    private var endsEmpty = false

    package init() {
      let strings: OpaquePointer = gtk_string_list_new(nil)
      // The drop-down takes ownership of the first reference, so this one is added.
      model = Object(retaining: UnsafeMutableRawPointer(strings))
      super.init(adopting: gtk_drop_down_new(strings, nil))
      clearNamesInside()
      connect("notify::selected") { [weak self] in self?.nameButton() }
      children.first { $0.typeName == "GtkPopover" }?.connect("map") { [weak self] in self?.focusSelected() }
      guard Gtk.isLaterThanOldest else { return }
      connect("notify::selected") { [weak self] in
        // Deferred, because the list of the popover is still choosing.
        self?.afterLayout { [weak self] in if self?.selected != nil { self?.removeEmptyString() } }
      }
    }

    /// The internal button, which takes the focus.
    package var button: Widget? { firstChild }

    /// Replaces all strings. The first one is selected then.
    package func setStrings(_ strings: [String]) {
      endsEmpty = false
      gtk_string_list_splice(model.opaque, 0, count, nil)
      for string in strings { gtk_string_list_append(model.opaque, LongWord.brief(string)) }
      if !cutsText, strings.contains(where: { LongWord.isIn($0) }) { cutText() }
      clearNamesInside()
      nameButton()
    }

    /// Uses the selected string as the name of the internal button. A screen reader speaks the label of the drop-down
    /// first.
    private func nameButton() {
      let name = selected.flatMap { gtk_string_list_get_string(model.opaque, guint($0)) }
      button?.setAccessibleLabel(name.map { String(cString: $0) } ?? "")
    }

    private func clearNamesInside() {
      clearAccessibleNames(of: ["GtkBuiltinIcon", "GtkListItemWidget", "GtkListView", "GtkImage"])
      clearAccessibleNamesOfPages()
    }

    /// Ellipsizes the string in the button and wraps those in the list. By default, both are as wide as the longest
    /// string.
    private func cutText() {
      cutsText = true
      let button = StringLabelFactory(properties: ["ellipsize": "end", "max-width-chars": "30"])
      let rows = StringLabelFactory(
        properties: ["wrap": "1", "wrap-mode": "word-char", "width-chars": "8", "max-width-chars": "30"])
      gtk_drop_down_set_factory(opaque, button.opaque)
      gtk_drop_down_set_list_factory(opaque, rows.opaque)
    }

    /// Moves the focus to the selected string of the open list. GTK puts it on the first one.
    private func focusSelected() {
      list?.afterLayout { [weak self] in
        guard let self, let index = selected, let list else { return }
        gtk_widget_activate_action_variant(list.widget, "list.scroll-to-item", g_variant_new_uint32(UInt32(index)))
        // A row far out of sight exists only then.
        afterNextLayout { [weak self] in self?.list?.focusSelectedRow() }
      }
    }

    /// The list of the strings, which a popover contains.
    private var list: Widget? { all.first { $0.typeName == "GtkListView" } }

    private var count: UInt32 { g_list_model_get_n_items(model.opaque) }

    /// The index of the selected string, or `nil` if none is selected.
    ///
    /// GTK after 4.8 always has one selected. It shows an empty one at the end of the list until there is a selection.
    package var selected: Int? {
      get {
        let index = gtk_drop_down_get_selected(opaque)
        return index == GTK_INVALID_LIST_POSITION || endsEmpty && index == count - 1 ? nil : Int(index)
      }
      set {
        if let newValue {
          gtk_drop_down_set_selected(opaque, UInt32(clamping: newValue))
          removeEmptyString()
        } else if !Gtk.isLaterThanOldest || count == 0 {
          gtk_drop_down_set_selected(opaque, GTK_INVALID_LIST_POSITION)
        } else {
          if !endsEmpty { gtk_string_list_append(model.opaque, "") }
          endsEmpty = true
          gtk_drop_down_set_selected(opaque, count - 1)
        }
      }
    }

    private func removeEmptyString() {
      guard endsEmpty else { return }
      endsEmpty = false
      gtk_string_list_remove(model.opaque, count - 1)
    }
  }
}

extension Gtk {
  /// A factory of labels for the strings of a model (GtkBuilderListItemFactory).
  private final class StringLabelFactory: Object {
    init(properties: [String: String]) {
      let values = properties.map { "<property name=\"\($0.key)\">\($0.value)</property>" }.joined()
      let template = """
        <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
        <property name="xalign">0</property>\(values)
        <binding name="label"><lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup></lookup>
        </binding></object></property></template></interface>
        """
      let bytes = g_bytes_new(template, gsize(template.utf8.count))
      defer { g_bytes_unref(bytes) }
      let factory: OpaquePointer = gtk_builder_list_item_factory_new_from_bytes(nil, bytes)
      super.init(adopting: UnsafeMutableRawPointer(factory))
    }
  }
}
