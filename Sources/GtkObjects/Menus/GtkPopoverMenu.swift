import CGtk

extension Gtk {
  /// A menu in a bubble (GtkPopoverMenu): arrow keys, Home and End go from line to line.
  package final class PopoverMenu: Widget {
    package init() {
      super.init(adopting: gtk_popover_menu_new_from_model(nil))
      onKeys("Home") { [weak self] in self?.focusLine(\.first) ?? false }
      onKeys("End") { [weak self] in self?.focusLine(\.last) ?? false }
    }

    /// The lines that are seen, GTK's own widgets for them.
    private var lines: [Widget] { all.filter { $0.typeName == "GtkModelButton" && $0.isMapped } }

    private func focusLine(_ which: KeyPath<[Widget], Widget?>) -> Bool {
      let choosable = lines.filter { $0.isEnabled && !$0.property("text", as: String.self).isEmpty }
      return choosable[keyPath: which]?.grabFocus() ?? false
    }

    /// Shows other lines, and after them `sections` with actions of their own.
    package func setLines(_ lines: [MenuLine], sections: [MenuModel] = []) {
      let builder = MenuBuilder()
      let model = builder.model(of: lines)
      for section in sections { model.appendSection(section) }
      gtk_widget_insert_action_group(widget, MenuBuilder.prefix, builder.actions.opaque)
      gtk_popover_menu_set_menu_model(opaque, model.cast())
      for line in all where line.typeName == "GtkModelButton" {
        guard let label = line.all.first(where: { $0.labelText?.isEmpty == false }), let text = label.labelText else {
          continue
        }
        if builder.destructiveTitles.contains(text) { label.addStyleClass("error") }
        // GTK would make the menu as wide as its longest line.
        guard text.unicodeScalars.count > Self.longestLine else { continue }
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(label.opaque, Int32(Self.longestLine))
      }
    }

    /// How many characters of a line are shown.
    private static let longestLine = 30

    /// Makes it the menu of `anchor`, which has to have a layout manager, until it is taken out of it again.
    package func attachAsContextMenu(to anchor: Widget) {
      gtk_popover_set_has_arrow(cast(), 0)
      gtk_widget_set_halign(widget, GTK_ALIGN_START)
      gtk_widget_set_parent(widget, anchor.widget)
    }

    /// Lets an attached menu point at a place in its anchor; `nil` at all of it.
    package func setTarget(_ point: (x: Double, y: Double)?) {
      guard let point else { return gtk_popover_set_pointing_to(cast(), nil) }
      var rectangle = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(cast(), &rectangle)
    }

    package func open() {
      takeFocusIfNothingHasIt()
      gtk_popover_popup(cast())
    }
    package func close() { gtk_popover_popdown(cast()) }
    package var isOpen: Bool { isVisible }
  }
}
