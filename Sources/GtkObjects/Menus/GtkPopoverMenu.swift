import CGtk

extension Gtk {
  /// A menu in a popover (GtkPopoverMenu). Arrow keys, Home and End move between items.
  package final class PopoverMenu: Widget {
    /// The widget that had the keyboard focus before the menu opened.
    private var previousFocus: WeakReference?

    package init() {
      super.init(adopting: gtk_popover_menu_new_from_model(nil))
      clearAccessibleName()
      connect("closed") { [weak self] in self?.returnFocus() }
      connect("map") { [weak self] in
        OpenMenus.didOpen()
        self?.fitAfterFirstFrame()
      }
      connect("unmap") { [weak self] in
        OpenMenus.didClose()
        // After a command of a submenu, GTK moves the focus to the first item of the closed menu.
        Task { @MainActor in if let self, !self.isMapped, self.focusedDescendant != nil { self.returnFocus() } }
      }
      // The keys stop here. In a menu with a single item, or without enabled items, GTK would move the focus into the
      // widget behind the menu.
      onKeys(["Home"]) { $0.focusLine(\.first) }
      onKeys(["End"]) { $0.focusLine(\.last) }
      onKeys(["Down", "Tab"]) { $0.focusLine(by: 1) }
      onKeys(["Up", "<Shift>Tab", "<Shift>ISO_Left_Tab"]) { $0.focusLine(by: -1) }
    }

    private func onKeys(_ accelerators: [String], perform action: @escaping @MainActor (PopoverMenu) -> Void) {
      for accelerator in accelerators {
        onKeys(accelerator) { [weak self] in
          if let self { action(self) }
          return true
        }
      }
    }

    /// Requests a size again after the first frame if the menu is too small.
    ///
    /// GTK adds the separators between sections after the menu has opened. On X11, it compares the larger size with
    /// that of the last opening. If they are equal, it leaves the window at the size without separators: the last item
    /// is cut off.
    private func fitAfterFirstFrame() {
      // The first call is before the layout of the first frame.
      onNextFrame { [weak self] in
        self?.onNextFrame { [weak self] in
          if let self, height < extent(on: .vertical).natural { gtk_widget_queue_resize(widget) }
        }
      }
    }

    /// The visible items, which are GTK's own widgets.
    private var lines: [Widget] { all.filter { $0.typeName == "GtkModelButton" && $0.isMapped } }

    private var choosableLines: [Widget] {
      lines.filter { $0.isEnabled && !$0.property("text", as: String.self).isEmpty }
    }

    private func focusLine(_ which: KeyPath<[Widget], Widget?>) { choosableLines[keyPath: which]?.grabFocus() }

    /// Moves the focus to the next or previous item, from the last to the first and back.
    private func focusLine(by offset: Int) {
      let lines = choosableLines
      guard let index = lines.firstIndex(where: { $0.focusedDescendant != nil }) else {
        return focusLine(offset > 0 ? \.first : \.last)
      }
      lines[(index + offset + lines.count) % lines.count].grabFocus()
    }

    /// Sets the items, followed by `sections`, which have their own actions.
    package func setLines(_ lines: [MenuLine], sections: [MenuModel] = []) {
      let builder = MenuBuilder()
      let model = builder.model(of: lines)
      for section in sections { model.appendSection(section) }
      gtk_widget_insert_action_group(widget, MenuBuilder.prefix, builder.actions.opaque)
      gtk_popover_menu_set_menu_model(opaque, model.cast())
      clearAccessibleNamesOfPages()
      for line in all where line.typeName == "GtkModelButton" {
        guard let label = line.all.first(where: { $0.labelText?.isEmpty == false }), let text = label.labelText else {
          continue
        }
        if builder.destructiveTitles.contains(text) { label.addStyleClass("error") }
        if let symbol = builder.symbols[text] { showSymbol(symbol, for: label, in: line) }
        // Without a limit, GTK would make the menu as wide as its longest item.
        guard text.unicodeScalars.count > Self.longestLine else { continue }
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(label.opaque, Int32(Self.longestLine))
      }
    }

    /// Shows a symbol in place of the title of an item, which remains its name.
    private func showSymbol(_ symbol: Image, for title: Widget, in line: Widget) {
      let image = Image(icon: "")
      image.show(contentOf: symbol)
      image.setAccessibleHidden(true)
      image.insert(into: line, after: title)
      // GTK's items remove only the children that they have created.
      line.connect("destroy") { image.removeFromParent() }
      title.isVisible = false
    }

    /// The maximum number of characters of an item.
    private static let longestLine = 30

    /// Attaches the menu to `anchor`, which must have a layout manager, until it is removed.
    package func attachAsContextMenu(to anchor: Widget) {
      gtk_popover_set_has_arrow(cast(), 0)
      gtk_widget_set_halign(widget, GTK_ALIGN_START)
      gtk_widget_set_parent(widget, anchor.widget)
      // The row that opens the menu never receives the release.
      connect("closed") { [weak self] in
        guard let anchor = self?.parent else { return }
        for widget in sequence(first: anchor, next: \.parent) { widget.endPress() }
      }
    }

    /// Points an attached menu at a location in its anchor, or at the whole anchor if `nil`.
    package func setTarget(_ point: (x: Double, y: Double)?) {
      guard let point else { return gtk_popover_set_pointing_to(cast(), nil) }
      setPopoverTarget(GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1))
    }

    /// Stores the focused widget before the menu opens.
    func rememberFocus() { previousFocus = focusInWindow.map { WeakReference($0) } }

    package func open() {
      if !isOpen { rememberFocus() }
      takeFocusIfNothingHasIt()
      keepPopoverTargetInWindow()
      gtk_popover_popup(cast())
    }

    package func close() { gtk_popover_popdown(cast()) }

    /// Closes the menu before its anchor is destroyed or reused. The focus does not return to the anchor.
    package func remove() {
      previousFocus = nil
      releaseFocus()
      close()
      removeFromParent()
    }

    package var isOpen: Bool { isVisible }

    /// Returns the keyboard focus to the widget that had it before the menu opened. GTK leaves it in the closed menu,
    /// and then moves it to the first control of the window. A focus that has moved elsewhere stays there.
    private func returnFocus() {
      releaseFocus()
      returnFocus(to: previousFocus)
    }
  }
}
