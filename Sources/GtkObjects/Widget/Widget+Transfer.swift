import CGtk
import CoreTransferable
import Foundation

/// The callbacks of a drop target.
private struct DropHandlers {
  let drop: @MainActor (TransferContent, Double, Double) -> Bool
  let isTargeted: @MainActor (Bool) -> Void

  static func at(_ data: gpointer?) -> DropHandlers? { Callback<DropHandlers>.handler(at: data) }
}

extension Gtk.Widget {
  /// Makes the widget draggable. `content` returns the content of the drag, or `nil` to prevent it.
  package func onDrag(_ content: @escaping @MainActor () -> TransferContent?) {
    _ = addDragSource(
      begin: { _ in content().map { Gtk.DragOffer(content: $0, isMarked: false) } }, end: { _ in })
  }

  /// Makes the widget a drop target. `isTargeted` is called when a compatible drag enters, and when it leaves or ends
  /// with a drop.
  package func onDrop(
    _ drop: @escaping @MainActor (TransferContent, Double, Double) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void
  ) {
    takePointer()
    guard let target = gtk_drop_target_new(gtkbridge_type_string(), GDK_ACTION_COPY) else { return }
    var types = [gdk_file_list_get_type(), gtkbridge_type_string()]
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    let handlers = DropHandlers(drop: drop, isTargeted: isTargeted)
    let dropped: @convention(c) (gpointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
      _, value, x, y, data in
      guard let value, let content = TransferContent(value) else { return 0 }
      let handlers = DropHandlers.at(data)
      return MainActor.assumeIsolated {
        // GTK does not emit `leave` after a drop.
        handlers?.isTargeted(false)
        return handlers?.drop(content, x, y) == true
      } ? 1 : 0
    }
    let entered: @convention(c) (gpointer?, Double, Double, gpointer?) -> UInt32 = { _, _, _, data in
      let handlers = DropHandlers.at(data)
      MainActor.assumeIsolated { handlers?.isTargeted(true) }
      return GDK_ACTION_COPY.rawValue
    }
    let left: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      let handlers = DropHandlers.at(data)
      MainActor.assumeIsolated { handlers?.isTargeted(false) }
    }
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(target))
    object.connect("drop", to: handlers, through: dropped)
    object.connect("enter", to: handlers, through: entered)
    object.connect("leave", to: handlers, through: left)
    gtk_widget_add_controller(widget, target)
  }
}

extension TransferContent {
  init?(_ value: UnsafePointer<GValue>) {
    if g_type_check_value_holds(value, gtkbridge_type_string()) != 0 {
      guard let text = g_value_get_string(value) else { return nil }
      self = .text(String(cString: text))
    } else if g_type_check_value_holds(value, gdk_file_list_get_type()) != 0 {
      guard let list = g_value_get_boxed(value) else { return nil }
      let files = gdk_file_list_get_files(OpaquePointer(list))
      defer { g_slist_free(files) }
      var urls: [URL] = []
      var link = files
      while let current = link {
        if let file = current.pointee.data, let path = g_file_get_path(OpaquePointer(file)) {
          urls.append(URL(fileURLWithPath: String(cString: path)))
          g_free(path)
        }
        link = current.pointee.next
      }
      self = .files(urls)
    } else {
      return nil
    }
  }

  /// The content as a value for GTK. The caller must unset it.
  package var value: GValue {
    var value = GValue()
    switch self {
    case .text(let text):
      g_value_init(&value, gtkbridge_type_string())
      g_value_set_string(&value, text)
    case .files(let urls):
      var files = urls.map { g_file_new_for_path($0.path) }
      g_value_init(&value, gdk_file_list_get_type())
      g_value_take_boxed(&value, UnsafeRawPointer(gdk_file_list_new_from_array(&files, gsize(files.count))))
      for file in files { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    }
    return value
  }
}
