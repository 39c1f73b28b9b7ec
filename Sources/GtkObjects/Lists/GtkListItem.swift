import CGtk

extension Gtk {
  /// The place of one row on screen (GtkListItem), which GTK gives to other rows as the list is scrolled.
  package final class ListItem: Object {
    /// Where the row is in the model now.
    package var position: Int { Int(gtk_list_item_get_position(opaque)) }

    package var isSelectable: Bool {
      get { gtk_list_item_get_selectable(opaque) != 0 }
      set { gtk_list_item_set_selectable(opaque, newValue ? 1 : 0) }
    }

    package var isActivatable: Bool {
      get { gtk_list_item_get_activatable(opaque) != 0 }
      set { gtk_list_item_set_activatable(opaque, newValue ? 1 : 0) }
    }

    /// The row's content.
    package func setChild(_ child: Widget?) { gtk_list_item_set_child(opaque, child?.widget) }

    /// The widget that GTK puts around the content: it has the focus and the look of the row.
    package var row: Widget? {
      guard let child = gtk_list_item_get_child(opaque), let row = gtk_widget_get_parent(child) else { return nil }
      return Widget(retaining: UnsafeMutableRawPointer(row))
    }
  }

  /// Fills the places of rows. What it makes of a place is kept with that, and handed to it with all that is asked later.
  @MainActor
  package protocol ListItemFactoryDelegate<Cell>: AnyObject {
    associatedtype Cell: AnyObject

    func setUp(_ item: ListItem) -> Cell
    func bind(_ cell: Cell)
    func unbind(_ cell: Cell)
    func tearDown(_ cell: Cell)
  }

  /// Has a delegate fill the places of rows (GtkSignalListItemFactory). It owns the delegate.
  package final class ListItemFactory: Object {
    private typealias Handler = @MainActor (gpointer) -> Void

    /// Copied by GLib: a name that is said to be static would have to be there for ever.
    private static let cellKey = g_quark_from_string("gtkbridge-cell")

    package init<Delegate: ListItemFactoryDelegate>(_ delegate: Delegate) {
      let factory: OpaquePointer = gtk_signal_list_item_factory_new()
      super.init(adopting: UnsafeMutableRawPointer(factory))
      // Called for hundreds of rows with one change of a list: the cell is found without a cast. Under this key an item
      // has what the same factory's delegate has made of it, for GTK has a place torn down by whoever set it up.
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
        // GTK asks on the thread that runs its main loop: the main thread.
        MainActor.assumeIsolated {
          if let item = gpointer(bitPattern: address) { handler(item) }
        }
      }
      connect(signal, to: handler, through: asked)
    }
  }
}
