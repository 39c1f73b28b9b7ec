import CGtk

extension Gtk.Widget {
  /// The focused widget, if it is this widget or one of its descendants.
  package var focusedDescendant: Gtk.Widget? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    else { return nil }
    return Gtk.Widget(retaining: UnsafeMutableRawPointer(focus))
  }

  /// The focused widget in the same window, if any.
  package var focusInWindow: Gtk.Widget? {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return nil }
    return Gtk.Widget(retaining: UnsafeMutableRawPointer(focus))
  }

  var isScrolledWindow: Bool { typeName == "GtkScrolledWindow" }

  /// Indicates whether the user types into the widget when it has the focus.
  package var isTextInput: Bool { ["GtkText", "GtkTextView"].contains(typeName) }

  /// Moves the keyboard focus to the widget, and returns whether this succeeded.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Clears a focus inside the widget, for a screen that is about to leave its window. Otherwise, the window would
  /// retain the screen until it moves the focus in its next frame, which may never come.
  package func releaseFocus() {
    if focusedDescendant != nil { clearFocus() }
  }

  /// Removes a hidden widget from its parent's focus chain. Otherwise, GTK would start its search for the next
  /// focusable widget here, and find none.
  package func leaveFocusPath() {
    guard let parent = gtk_widget_get_parent(widget), gtk_widget_get_focus_child(parent) == widget else { return }
    gtk_widget_set_focus_child(parent, nil)
  }

  /// Moves the focus to the first focusable descendant. Returns whether there is one.
  ///
  /// Nothing scrolls: a screen begins at its top, even if its first control is at its end. Nor is a text selected.
  @discardableResult
  package func focusFirst() -> Bool {
    let viewports = (isViewport(widget) ? [self] : []) + mappedViewports(below: widget)
    for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport.opaque, 0) }
    defer { for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport.opaque, 1) } }
    guard gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 else { return false }
    // GTK selects all of a label that gets the focus by a key.
    if let label = focusedDescendant, label.typeName == "GtkLabel" { gtk_label_select_region(label.opaque, 0, 0) }
    if focusedDescendant?.isScrolledWindow == true { AwaitedFocus.improve(in: self) }
    focusSelectedRow()
    return true
  }

  /// Moves the focus from the list row that GTK has found first to the selected row, if that is on screen.
  func focusSelectedRow() {
    guard let row = focusedDescendant, row.typeName == "GtkListItemWidget", let list = row.parent, !row.isSelectedRow
    else {
      return
    }
    list.children.first { $0.isMapped && $0.isSelectedRow }?.grabFocus()
  }

  private var isSelectedRow: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
  }

  /// Runs a change that may remove the focused widget. The focus then moves to the innermost focusable widget that was
  /// around it, or else to the first control beside it.
  func keepFocusInside(_ change: () -> Void) {
    guard let focus = focusedDescendant else { return change() }
    let around = sequence(first: focus) { $0.parent }.prefix { !$0.isSame(as: self) }
    change()
    guard !focus.isDescendant(of: self) else { return }
    let left = around.filter { $0.isDescendant(of: self) }
    if !left.contains(where: { $0.isFocusable && $0.grabFocus() }) { _ = left.contains { $0.focusFirst() } }
  }

  /// Moves the focus from a scrolled area without controls or rows to the first control after it, if there is one.
  package func focusPastScrolledAreas() {
    guard let area = focusedDescendant, area.isScrolledWindow else { return }
    for _ in 0..<Self.mostNestedAreas {
      guard let focus = focusedDescendant, focus.isScrolledWindow else { return }
      let hasRows = focus.children.contains { ["GtkListView", "GtkColumnView"].contains($0.typeName) }
      guard !hasRows, gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 else { break }
    }
    if focusedDescendant?.isScrolledWindow != false { area.takeFocus() }
  }

  /// A maximum number of consecutive scrolled areas, which no screen exceeds.
  private static let mostNestedAreas = 8

  /// Moves the focus to the first focusable descendant, unless the focus is inside already.
  package func focusIfNotFocused() {
    guard let focus = focusedDescendant else {
      focusFirst()
      return
    }
    if focus.isScrolledWindow { AwaitedFocus.improve(in: self) }
    focusSelectedRow()
  }

  /// Moves the focus to the widget if it can have it, or else to its first descendant that can.
  package func focusItselfOrFirst() {
    if gtk_widget_get_focusable(widget) != 0, grabFocus() { return }
    focusIfNotFocused()
  }

  private func mappedViewports(below ancestor: UnsafeMutablePointer<GtkWidget>) -> [Gtk.Widget] {
    var found: [Gtk.Widget] = []
    var child = gtk_widget_get_first_child(ancestor)
    while let current = child {
      child = gtk_widget_get_next_sibling(current)
      guard gtk_widget_get_mapped(current) != 0 else { continue }
      if isViewport(current) { found.append(Gtk.Widget(retaining: UnsafeMutableRawPointer(current))) }
      found += mappedViewports(below: current)
    }
    return found
  }

  private func isViewport(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    g_type_check_instance_is_a(&widget.pointee.parent_instance.g_type_instance, gtk_viewport_get_type()) != 0
  }

  /// Indicates whether the widget and its descendants take pointer input.
  package var takesPointer: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  /// The other children of the parent, in screen order.
  package var siblings: [Gtk.Widget] { parent?.children.filter { $0.pointer != pointer } ?? [] }

  /// Indicates whether the widget and its descendants take pointer and keyboard input.
  package var takesInput: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set {
      gtk_widget_set_can_target(widget, newValue ? 1 : 0)
      gtk_widget_set_can_focus(widget, newValue ? 1 : 0)
    }
  }
}
