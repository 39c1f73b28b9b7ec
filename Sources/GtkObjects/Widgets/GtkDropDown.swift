import CGtk
import Graphics

extension Gtk {
  /// A button that shows one of several strings, and all of them when it is pressed (GtkDropDown).
  package final class DropDown: Widget {
    private let model: Object
    private var cutsText = false

    package init() {
      let strings: OpaquePointer = gtk_string_list_new(nil)
      // The drop-down takes over the first reference, this owner has one of its own.
      model = Object(retaining: UnsafeMutableRawPointer(strings))
      super.init(adopting: gtk_drop_down_new(strings, nil))
      // A name that the drop-down is given later is the button's, too.
      button?.setLabelled(by: [self])
      clearNamesInside()
    }

    /// The button inside, which takes the focus.
    package var button: Widget? { firstChild }

    /// Replaces all strings; none is selected then but the first.
    package func setStrings(_ strings: [String]) {
      let count = g_list_model_get_n_items(model.opaque)
      gtk_string_list_splice(model.opaque, 0, count, nil)
      for string in strings { gtk_string_list_append(model.opaque, LongWord.brief(string)) }
      if !cutsText, strings.contains(where: LongWord.isIn) { cutText() }
      clearNamesInside()
    }

    private func clearNamesInside() {
      clearAccessibleNames(of: ["GtkBuiltinIcon", "GtkListItemWidget", "GtkImage"])
      for stack in all where stack.typeName == "GtkStack" {
        for child in stack.children {
          Stack.clearAccessibleName(ofPage: gtk_stack_get_page(stack.opaque, child.widget))
        }
      }
    }

    /// Lets the button cut the string that it shows, and the rows break theirs: GTK's own are as wide as the longest.
    private func cutText() {
      cutsText = true
      let button = StringLabelFactory(properties: ["ellipsize": "end", "max-width-chars": "30"])
      let rows = StringLabelFactory(
        properties: ["wrap": "1", "wrap-mode": "word-char", "width-chars": "8", "max-width-chars": "30"])
      gtk_drop_down_set_factory(opaque, button.opaque)
      gtk_drop_down_set_list_factory(opaque, rows.opaque)
    }

    /// The index of the string that is shown; `nil` where none is.
    package var selected: Int? {
      get {
        let index = gtk_drop_down_get_selected(opaque)
        return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
      }
      set { gtk_drop_down_set_selected(opaque, newValue.map { UInt32(clamping: $0) } ?? GTK_INVALID_LIST_POSITION) }
    }
  }
}

extension Gtk {
  /// Makes the label of each string of a model (GtkBuilderListItemFactory).
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
