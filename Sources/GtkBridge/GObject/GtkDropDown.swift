import CGtk

extension Gtk {
  /// A button that shows one of several strings, and all of them when it is pressed (GtkDropDown).
  final class DropDown: Widget {
    private let model: Object

    init() {
      let strings: OpaquePointer = gtk_string_list_new(nil)
      // The drop-down takes over the first reference, this owner has one of its own.
      model = Object(retaining: UnsafeMutableRawPointer(strings))
      super.init(adopting: gtk_drop_down_new(strings, nil))
      // A name that the drop-down is given later is the button's, too.
      button?.setLabelled(by: [self])
    }

    /// The button inside, which takes the focus.
    var button: Widget? { firstChild }

    /// Replaces all strings; none is selected then but the first.
    func setStrings(_ strings: [String]) {
      let count = g_list_model_get_n_items(model.opaque)
      gtk_string_list_splice(model.opaque, 0, count, nil)
      for string in strings { gtk_string_list_append(model.opaque, string) }
    }

    /// The index of the string that is shown; `nil` where none is.
    var selected: Int? {
      get {
        let index = gtk_drop_down_get_selected(opaque)
        return index == GTK_INVALID_LIST_POSITION ? nil : Int(index)
      }
      set { gtk_drop_down_set_selected(opaque, newValue.map { UInt32(clamping: $0) } ?? GTK_INVALID_LIST_POSITION) }
    }
  }
}
