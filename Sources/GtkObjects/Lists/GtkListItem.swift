import CGtk

extension Gtk {
  /// A cell of a list (GtkListItem), which GTK reuses for other rows during scrolling.
  package final class ListItem: Object {
    /// The current position of the row in the model.
    package var position: Int { Int(gtk_list_item_get_position(opaque)) }

    package var isSelectable: Bool {
      get { gtk_list_item_get_selectable(opaque) != 0 }
      set { gtk_list_item_set_selectable(opaque, newValue ? 1 : 0) }
    }

    package var isActivatable: Bool {
      get { gtk_list_item_get_activatable(opaque) != 0 }
      set { gtk_list_item_set_activatable(opaque, newValue ? 1 : 0) }
    }

    package func setChild(_ child: Widget?) { gtk_list_item_set_child(opaque, child?.widget) }

    /// The widget that GTK puts around the content. It has the focus and the style of the row.
    package var row: Widget? {
      guard let child = gtk_list_item_get_child(opaque), let row = gtk_widget_get_parent(child) else { return nil }
      return Widget(retaining: UnsafeMutableRawPointer(row))
    }
  }

  /// A delegate that fills list cells. The `Cell` object that it creates for a list item is retained with the item and
  /// passed to all later calls.
  @MainActor
  package protocol ListItemFactoryDelegate<Cell>: AnyObject {
    associatedtype Cell: AnyObject

    func setUp(_ item: ListItem) -> Cell
    func bind(_ cell: Cell)
    func unbind(_ cell: Cell)
    func tearDown(_ cell: Cell)
  }

  /// A list item factory that calls a delegate, which it retains (GtkSignalListItemFactory).
  package final class ListItemFactory: Object {
    private typealias Handler = @MainActor (gpointer) -> Void

    /// GLib copies the string. A string registered as static would have to live forever.
    private static let cellKey = g_quark_from_string("gtkbridge-cell")

    package init<Delegate: ListItemFactoryDelegate>(_ delegate: Delegate) {
      let factory: OpaquePointer = gtk_signal_list_item_factory_new()
      super.init(adopting: UnsafeMutableRawPointer(factory))
      // The cell is found without a cast, because a single change may bind hundreds of rows. The cast is safe: GTK
      // tears an item down through the factory that set it up, so the value under this key comes from this factory's
      // delegate.
      func cell(of item: gpointer) -> Delegate.Cell? {
        g_object_get_qdata(item.assumingMemoryBound(to: GObject.self), Self.cellKey).map {
          Unmanaged<Delegate.Cell>.fromOpaque($0).takeUnretainedValue()
        }
      }
      func setCell(_ cell: Delegate.Cell?, of item: gpointer) {
        g_object_set_qdata_full(
          item.assumingMemoryBound(to: GObject.self), Self.cellKey,
          cell.map { Unmanaged.passRetained($0).toOpaque() }, releaseCallback)
      }
      fill("setup") { setCell(delegate.setUp(ListItem(retaining: $0)), of: $0) }
      fill("bind") { if let cell = cell(of: $0) { delegate.bind(cell) } }
      fill("unbind") { if let cell = cell(of: $0) { delegate.unbind(cell) } }
      fill("teardown") {
        if let cell = cell(of: $0) { delegate.tearDown(cell) }
        setCell(nil, of: $0)
      }
    }

    private func fill(_ signal: String, _ handler: @escaping Handler) {
      let asked: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, item, data in
        guard let item, let handler = Callback<Handler>.handler(at: data) else { return }
        let address = UInt(bitPattern: item)
        // Safe, because GTK emits signals on the main thread, which runs its main loop.
        MainActor.assumeIsolated {
          if let item = gpointer(bitPattern: address) { handler(item) }
        }
      }
      connect(signal, to: handler, through: asked)
    }
  }
}
