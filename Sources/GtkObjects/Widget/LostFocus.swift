import CGtk

extension Gtk {
  /// The focus of a control that disabled itself, such as a button that works for a while.
  ///
  /// GTK drops such a focus, and the Tab key would start again at the first control of the window. Here the key goes on from
  /// the disabled control, and the control has the focus again when it is enabled before another one takes it.
  @MainActor
  enum LostFocus {
    private static var place: WeakReference?
    private static var disabled: WeakReference?
    private nonisolated static let move = windowClass?.pointee.move_focus

    /// Lets keys start at the place, on first access. Access it before the first window is created: a subclass copies the
    /// methods of its superclass. The class is never released.
    static let isStartOfKeys: Void = {
      guard move != nil else { return }
      windowClass?.pointee.move_focus = { window, direction in
        let address = UInt(bitPattern: window)
        MainActor.assumeIsolated {
          guard let window = UnsafeMutableRawPointer(bitPattern: address) else { return }
          let shown = Window(retaining: window)
          let move = { LostFocus.move?(window.assumingMemoryBound(to: GtkWidget.self), direction) }
          if !LostFocus.goOn(in: shown, direction) { move() }
          UnseenFocus.skip(in: shown) { move() }
        }
      }
    }()

    /// Clears the focus, which is in a widget that is about to be disabled.
    static func remember(_ focus: Widget, in disabled: Widget) {
      if LatestField.takeFocus(from: disabled) { return }
      (place, self.disabled) = (WeakReference(focus), WeakReference(disabled))
      // A text that becomes insensitive would not hear that it loses the focus.
      focus.clearFocus()
    }

    /// Moves the focus back into a widget that has been enabled.
    static func giveBack(in enabled: Widget) {
      guard disabled?.widget?.widget == enabled.widget, let focus = take(in: enabled.rootWindow) else { return }
      focus.takeFocus()
    }

    /// Moves the focus by a key as if it were still at its place. Returns whether there is such a place.
    private static func goOn(in window: Window, _ direction: GtkDirectionType) -> Bool {
      guard let disabled = disabled?.widget, !disabled.isSensitive, let focus = take(in: window) else { return false }
      // GTK starts at no widget that is insensitive.
      gtk_widget_set_sensitive(disabled.widget, 1)
      defer { gtk_widget_set_sensitive(disabled.widget, 0) }
      return focus.grabFocus() && gtk_widget_child_focus(window.widget, direction) != 0
    }

    /// Returns the place, once, provided that it is on the screen of a window without a focus.
    private static func take(in window: Window?) -> Widget? {
      guard let focus = place?.widget, let window, window.widget == focus.rootWindow?.widget else { return nil }
      (place, disabled) = (nil, nil)
      return focus.isMapped && window.focusInWindow == nil ? focus : nil
    }

    private nonisolated static var windowClass: UnsafeMutablePointer<GtkWidgetClass>? {
      g_type_class_ref(gtk_window_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
    }
  }
}
