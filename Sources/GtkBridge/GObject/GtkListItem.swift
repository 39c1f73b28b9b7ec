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

  /// Has a delegate fill the places of rows (GtkSignalListItemFactory). It owns the delegate.
  final class ListItemFactory: Object {
    private typealias Handler = @MainActor (ListItem) -> Void

    init(_ delegate: any ListItemFactoryDelegate) {
      let factory: OpaquePointer = gtk_signal_list_item_factory_new()
      super.init(adopting: UnsafeMutableRawPointer(factory))
      fill("setup") { delegate.setUp($0) }
      fill("bind") { delegate.bind($0) }
      fill("unbind") { delegate.unbind($0) }
      fill("teardown") { delegate.tearDown($0) }
    }

    private func fill(_ signal: String, _ handler: @escaping Handler) {
      let asked: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, item, data in
        guard let item, let handler = Callback<Handler>.handler(at: data) else { return }
        let address = UInt(bitPattern: item)
        // GTK asks on the thread that runs its main loop: the main thread.
        MainActor.assumeIsolated {
          if let item = gpointer(bitPattern: address) { handler(ListItem(retaining: item)) }
        }
      }
      connect(signal, to: handler, through: asked)
    }
  }
}
