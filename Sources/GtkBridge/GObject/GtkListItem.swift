import CGtk

extension Gtk {
  /// The place of one row on screen (GtkListItem), which GTK gives to other rows as the list is scrolled.
  final class ListItem: Object {
    /// Where the row is in the model now.
    var position: Int { Int(gtk_list_item_get_position(opaque)) }

    var isSelectable: Bool {
      get { gtk_list_item_get_selectable(opaque) != 0 }
      set { gtk_list_item_set_selectable(opaque, newValue ? 1 : 0) }
    }

    var isActivatable: Bool {
      get { gtk_list_item_get_activatable(opaque) != 0 }
      set { gtk_list_item_set_activatable(opaque, newValue ? 1 : 0) }
    }

    /// Whatever fills the place, kept until it is replaced.
    var owner: AnyObject? {
      get {
        g_object_get_data(cast(), "gtkbridge-owner").map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      }
      set {
        g_object_set_data_full(cast(), "gtkbridge-owner", newValue.map { Unmanaged.passRetained($0).toOpaque() }) {
          data in
          guard let data else { return }
          Unmanaged<AnyObject>.fromOpaque(data).release()
        }
      }
    }

    /// The row's content.
    func setChild(_ child: Widget?) { gtk_list_item_set_child(opaque, child?.widget) }

    /// The widget that GTK puts around the content: it has the focus and the look of the row.
    var row: Widget? {
      guard let child = gtk_list_item_get_child(opaque), let row = gtk_widget_get_parent(child) else { return nil }
      return Widget(retaining: UnsafeMutableRawPointer(row))
    }
  }

  /// Fills the places of rows.
  @MainActor
  protocol ListItemFactoryDelegate: AnyObject {
    func setUp(_ item: ListItem)
    func bind(_ item: ListItem)
    func unbind(_ item: ListItem)
    func tearDown(_ item: ListItem)
  }

  /// Has a delegate fill the places of rows (GtkSignalListItemFactory). It does not own the delegate.
  final class ListItemFactory: Object {
    private typealias Handler = @convention(c) (gpointer?, gpointer?, gpointer?) -> Void

    init(_ delegate: any ListItemFactoryDelegate) {
      let factory: OpaquePointer = gtk_signal_list_item_factory_new()
      super.init(adopting: UnsafeMutableRawPointer(factory))
      connect("setup", delegate) { _, item, data in DelegateBox.call(data, item) { $0.setUp($1) } }
      connect("bind", delegate) { _, item, data in DelegateBox.call(data, item) { $0.bind($1) } }
      connect("unbind", delegate) { _, item, data in DelegateBox.call(data, item) { $0.unbind($1) } }
      connect("teardown", delegate) { _, item, data in DelegateBox.call(data, item) { $0.tearDown($1) } }
    }

    private func connect(_ signal: String, _ delegate: any ListItemFactoryDelegate, _ handler: Handler) {
      g_signal_connect_data(
        pointer, signal,
        // A callback is what its signal's arguments make it: GTK calls it with the factory and the item.
        unsafeBitCast(handler, to: GCallback.self), Unmanaged.passRetained(DelegateBox(delegate)).toOpaque(),
        { data, _ in
          guard let data else { return }
          Unmanaged<DelegateBox>.fromOpaque(data).release()
        }, GConnectFlags(rawValue: 0))
    }
  }
}

@MainActor
private final class DelegateBox {
  weak var delegate: (any Gtk.ListItemFactoryDelegate)?

  init(_ delegate: any Gtk.ListItemFactoryDelegate) { self.delegate = delegate }

  nonisolated static func call(
    _ data: gpointer?, _ item: gpointer?,
    _ body: @MainActor @Sendable (any Gtk.ListItemFactoryDelegate, Gtk.ListItem) -> Void
  ) {
    guard let data, let item else { return }
    let box = Unmanaged<DelegateBox>.fromOpaque(data).takeUnretainedValue()
    let address = UInt(bitPattern: item)
    // GTK asks on the thread that runs its main loop: the main thread.
    MainActor.assumeIsolated {
      guard let delegate = box.delegate, let item = gpointer(bitPattern: address) else { return }
      body(delegate, Gtk.ListItem(retaining: item))
    }
  }
}
