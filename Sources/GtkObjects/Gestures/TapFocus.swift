import CGtk

extension Gtk {
  /// Keyboard access to the tap gesture of a widget: the widget takes the focus, and Return or the space bar performs
  /// the tap.
  ///
  /// A card that contains buttons takes the focus before them. In a row that takes the focus itself, Return performs
  /// the tap from the row; see ``Widget/tapInside()``. Two kinds of taps are for the pointer alone, because they only
  /// end the work inside and are no separate step: a tap around a text field, and a tap on the background of a screen
  /// with controls or scrolled areas.
  @MainActor
  package final class TapFocus {
    /// Indicates whether the tap is enabled.
    package var isEnabled = true {
      didSet { if isEnabled != oldValue { isEnabledDidChange() } }
    }
    /// The widget, which owns this object.
    private let widget: UnsafeMutablePointer<GtkWidget>
    /// The same widget, which the owner of the tap may outlive.
    private let reference: WeakReference
    private let tap: @MainActor () -> Void
    /// Indicates whether the box takes the focus only if nothing inside does.
    fileprivate let yieldsToContent: Bool
    private let ring = StyleUse(
      of: "&:focus-visible{outline:2px solid alpha(@theme_selected_bg_color,0.7);outline-offset:2px;}")
    /// The accessible name that the widget has from its texts.
    private var name: String?

    /// Adds the tap to a box. See ``Widget/takesTapFocus``.
    ///
    /// - Parameters:
    ///   - yieldsToContent: Indicates whether the box takes the focus only if nothing inside does.
    ///   - tap: Called when the user presses Return or the space bar.
    package init(on box: Widget, yieldsToContent: Bool = false, tap: @escaping @MainActor () -> Void) {
      widget = box.widget
      self.yieldsToContent = yieldsToContent
      reference = WeakReference(box)
      self.tap = tap
      box.addStyleClass(ring.name)
      // The content is added later.
      box.isFocusable = !yieldsToContent
      // Assistive technology reads the name before the focus arrives. After the layout, because a change of the
      // focusable state would register the window before it is complete.
      box.connect("map") { [weak self, weak box] in box?.afterLayout { self?.prepareIfReachable() } }
      box.onKeys("Return|KP_Enter|ISO_Enter|space|KP_Space") { [weak self] in self?.press() ?? false }
      let object: UnsafeMutablePointer<GObject> = box.cast()
      g_object_set_data_full(object, Self.key, Unmanaged.passRetained(self).toOpaque()) { data in
        guard let data else { return }
        Unmanaged<TapFocus>.fromOpaque(data).release()
      }
    }

    private func isEnabledDidChange() {
      guard let box = reference.widget else { return }
      if !isEnabled, box.isFocused { box.clearFocus() }
      box.isFocusable = isEnabled
    }

    private func press() -> Bool {
      guard gtk_widget_is_focus(widget) != 0 else { return false }
      return performTap()
    }

    fileprivate func performTap() -> Bool {
      guard isEnabled, gtk_widget_is_sensitive(widget) != 0 else { return false }
      tap()
      return true
    }

    // MARK: Focus

    /// Called before the focus enters the box, whose content may have changed since the last time. Returns whether the
    /// box takes the focus.
    private func prepareFocus() -> Bool {
      let box = Widget(retaining: UnsafeMutableRawPointer(widget))
      let contents = box.contents
      let isFocusable =
        yieldsToContent
        ? !contents.contains(where: \.isFocusable) && !box.isInsideControl : box.isFocusable(around: contents)
      let takesFocus = isEnabled && isFocusable && !box.isInFocusableRow
      if box.isMapped, box.isFocusable != takesFocus { box.isFocusable = takesFocus }
      if takesFocus { takeName() }
      return takesFocus
    }

    /// Updates the name from the texts inside after an update of the views.
    package func contentDidChange() {
      if name != nil { takeName() }
    }

    private func prepareIfReachable() {
      if let box = reference.widget, box.isMapped, box.canFocus { _ = prepareFocus() }
    }

    /// Names the box by its texts, unless a modifier names it.
    private func takeName() {
      guard let box = reference.widget, box.accessible(.label) == name else { return }
      let texts = box.labelTexts.isEmpty ? box.pictureNames : box.labelTexts
      name = texts.filter { !$0.isEmpty }.joined(separator: ", ")
      box.setAccessibleLabel(name ?? "")
    }

    private static let key = "gtkbridge-tap-focus"

    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> TapFocus? {
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      return g_object_get_data(object, key).map { Unmanaged<TapFocus>.fromOpaque($0).takeUnretainedValue() }
    }

    private typealias BoxClass = UnsafeMutablePointer<GtkWidgetClass>

    private static let plain: BoxClass? = g_type_class_ref(gtk_widget_get_type())?
      .assumingMemoryBound(to: GtkWidgetClass.self)
    private static let original: BoxClass? = g_type_class_ref(gtk_box_get_type())?
      .assumingMemoryBound(to: GtkWidgetClass.self)

    /// Makes the boxes of a class take the focus before their children if they have a tap. A GtkBox never takes it.
    static func install(in type: GType) {
      guard let boxClass = g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
      // Safe, because the focus moves on the main thread, which runs GTK's main loop.
      boxClass.pointee.focus = { widget, direction in
        MainActor.assumeIsolated { TapFocus.move(into: widget, direction) } ? 1 : 0
      }
      boxClass.pointee.grab_focus = { widget in MainActor.assumeIsolated { TapFocus.grab(widget) } ? 1 : 0 }
    }

    private static func move(into widget: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType) -> Bool {
      guard let widget else { return false }
      guard let tap = of(widget), tap.prepareFocus() else { return original?.pointee.focus?(widget, direction) == 1 }
      // Tab enters the box, and the arrow keys move to the next box.
      let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      guard isTab || gtk_widget_is_focus(widget) == 0 else { return false }
      return plain?.pointee.focus?(widget, direction) == 1
    }

    private static func grab(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
      guard let widget else { return false }
      let takesFocus = of(widget)?.prepareFocus() == true
      return (takesFocus ? plain : original)?.pointee.grab_focus?(widget) == 1
    }
  }
}

extension Gtk.Widget {
  /// Indicates whether the widget is a box that takes the focus if it has a ``Gtk/TapFocus``.
  package var takesTapFocus: Bool {
    isInstance(of: Gtk.HitTestedType.box) && !isInstance(of: Gtk.HitTestedType.ruled)
  }

  /// Lets the keyboard reach a box with a menu, if nothing inside takes the focus. Return opens the menu.
  package func takeMenuFocus(_ open: @escaping @MainActor () -> Bool) {
    guard takesTapFocus, Gtk.TapFocus.of(widget) == nil else { return }
    _ = Gtk.TapFocus(on: self, yieldsToContent: true) { _ = open() }
  }

  /// Performs the first tap gesture inside. Returns whether there is one.
  package func tapInside() -> Bool {
    children.contains { $0.isVisible && (Gtk.TapFocus.of($0.widget)?.performTap() == true || $0.tapInside()) }
  }

  /// Indicates whether the widget is in a row that takes the focus itself.
  fileprivate var isInFocusableRow: Bool {
    sequence(first: self, next: \.parent).first { $0.typeName == "GtkListItemWidget" }?.isRowWithFocus == true
  }

  /// Indicates whether the widget is inside a focusable widget that a key can press.
  fileprivate var isInsideControl: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains {
      guard $0.isFocusable, $0.typeName != "GtkListItemWidget" else { return false }
      return $0.takesPress || Gtk.TapFocus.of($0.widget) != nil
    }
  }

  /// Opens the first menu inside, for a control whose label has one. Returns whether there is one.
  package func openMenuInside() -> Bool {
    children.contains { child in
      guard child.isVisible else { return false }
      if let focus = Gtk.TapFocus.of(child.widget), focus.yieldsToContent, focus.performTap() { return true }
      return child.openMenuInside()
    }
  }

  /// The visible widgets inside that may take the focus.
  fileprivate var contents: [Gtk.Widget] {
    children.filter { $0.isVisible && $0.canFocus }.flatMap { [$0] + $0.contents }
  }

  /// Returns whether a tap around other widgets is a separate step.
  fileprivate func isFocusable(around contents: [Gtk.Widget]) -> Bool {
    if contents.contains(where: \.isTextInput) { return false }
    // Before the first layout, all sizes are zero.
    guard contents.contains(where: \.isFocusable), let window = rootWindow, window.width > 0 else { return true }
    return width * 2 < window.width || height * 2 < window.height
  }
}
