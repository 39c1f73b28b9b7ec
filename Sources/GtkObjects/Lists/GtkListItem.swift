import CGtk

extension Gtk {
  /// A cell of a list (GtkListItem), which GTK reuses for other rows during scrolling.
  package final class ListItem: Object {
    /// Indicates whether the item has ever had a row widget.
    private var hasRow = false

    /// The current position of the row in the model.
    package var position: Int { Int(gtk_list_item_get_position(opaque)) }

    /// Whether the row can be selected, and takes the keyboard focus if nothing in it does.
    package var isSelectable: Bool {
      get { gtk_list_item_get_selectable(opaque) != 0 }
      set {
        gtk_list_item_set_selectable(opaque, newValue ? 1 : 0)
        // GTK from 4.12 on gives the focus to rows that cannot be selected, too, and has a property for that.
        if gtk_get_minor_version() >= 12 { setProperty("focusable", to: newValue) }
        row?.isRowWithFocus = newValue
      }
    }

    package var isSelected: Bool { gtk_list_item_get_selected(opaque) != 0 }

    package var isActivatable: Bool {
      get { gtk_list_item_get_activatable(opaque) != 0 }
      set { gtk_list_item_set_activatable(opaque, newValue ? 1 : 0) }
    }

    package func setChild(_ child: Widget?) {
      // GTK after 4.8 requires a widget without a parent, even if it is already the child.
      if child?.widget != gtk_list_item_get_child(opaque) { gtk_list_item_set_child(opaque, child?.widget) }
      guard !hasRow, let row else { return }
      hasRow = true
      row.forgetPreviousItem()
    }

    /// The widget that GTK puts around the content. It has the focus and the style of the row.
    package var row: Widget? {
      guard let child = gtk_list_item_get_child(opaque), let row = gtk_widget_get_parent(child) else { return nil }
      return Widget(retaining: UnsafeMutableRawPointer(row))
    }
  }

  /// The content of a list item, which shows one row after the other.
  @MainActor
  package protocol ListItemContent: AnyObject {
    /// Shows the row at the item's position.
    func bind()
    /// Ends the display of the row. The item may be bound again at once.
    func unbind()
    /// Called when GTK discards the item.
    func tearDown()
  }

  /// A list item factory (GtkSignalListItemFactory). Each item owns the content that is created for it.
  package final class ListItemFactory: Object {
    private typealias Handler = @MainActor (gpointer) -> Void

    /// GLib copies the string. A string registered as static would have to live forever.
    private static let contentKey = g_quark_from_string("gtkbridge-content")

    package init(makeContent: @escaping @MainActor (ListItem) -> any ListItemContent) {
      let factory: OpaquePointer = gtk_signal_list_item_factory_new()
      super.init(adopting: UnsafeMutableRawPointer(factory))
      fill("setup") { Self.setContent(makeContent(ListItem(retaining: $0)), of: $0) }
      fill("bind") { Self.content(of: $0)?.bind() }
      fill("unbind") {
        Self.content(of: $0)?.unbind()
        Widget.endPress(on: gtk_list_item_get_child(OpaquePointer($0)).flatMap { gtk_widget_get_parent($0) })
      }
      fill("teardown") {
        Self.content(of: $0)?.tearDown()
        Self.setContent(nil, of: $0)
      }
    }

    private static func content(of item: gpointer) -> (any ListItemContent)? {
      g_object_get_qdata(item.assumingMemoryBound(to: GObject.self), contentKey).flatMap {
        Callback<any ListItemContent>.handler(at: $0)
      }
    }

    private static func setContent(_ content: (any ListItemContent)?, of item: gpointer) {
      g_object_set_qdata_full(
        item.assumingMemoryBound(to: GObject.self), contentKey,
        content.map { Callback<any ListItemContent>.retained($0) }, releaseCallback)
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

extension Gtk.Widget {
  private static let rowKey = "gtkbridge-row-without-focus"
  private static let usedRowKey = "gtkbridge-used-row"

  /// Removes the appearance of the previous item of the widget. When a list leaves its window and returns, such as that
  /// of a covered page, GTK creates new items for its rows and reuses their widgets.
  fileprivate func forgetPreviousItem() {
    guard g_object_get_data(cast(), Self.usedRowKey) != nil else {
      return g_object_set_data(cast(), Self.usedRowKey, UnsafeMutableRawPointer(bitPattern: 1))
    }
    g_object_set_data(cast(), Self.rowKey, nil)
    clipsContent = false
    // GTK adds this class by itself.
    for name in styleClasses where name != "activatable" { removeStyleClass(name) }
  }

  /// Ends the look of a press. A row that gets other content during the press never receives the release.
  package func endPress() { Self.endPress(on: widget) }

  fileprivate static func endPress(on row: UnsafeMutablePointer<GtkWidget>?) {
    guard let row, gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 else { return }
    gtk_widget_unset_state_flags(row, GTK_STATE_FLAG_ACTIVE)
  }

  /// Indicates whether the widget is a row that takes the focus itself.
  ///
  /// GTK's own property would register the window with assistive technology before it is complete.
  var isRowWithFocus: Bool {
    get { typeName == "GtkListItemWidget" && g_object_get_data(cast(), Self.rowKey) == nil }
    set { g_object_set_data(cast(), Self.rowKey, newValue ? nil : UnsafeMutableRawPointer(bitPattern: 1)) }
  }
}
