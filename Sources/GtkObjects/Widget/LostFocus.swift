import CGtk

extension Gtk {
  /// The focus of a control that disabled itself, such as a button during its action.
  ///
  /// GTK drops such a focus, and the Tab key would start again at the first control of the window. Here, the key moves
  /// on from the disabled control. If the control is enabled again before another one takes the focus, it gets the
  /// focus back.
  @MainActor
  enum LostFocus {
    private static var place: WeakReference?
    private static var disabled: WeakReference?
    private nonisolated static let move = windowClass?.pointee.move_focus

    /// Makes the stored place the start of keys, on first access. Access this before the first window is created: a
    /// subclass copies the methods of its superclass. The class is never released.
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

    /// Clears the focus, which is in a widget that will be disabled.
    static func remember(_ focus: Widget, in disabled: Widget) {
      if LatestField.takeFocus(from: disabled) { return }
      (place, self.disabled) = (WeakReference(focus), WeakReference(disabled))
      // A text that becomes insensitive would not be notified of the loss of the focus.
      focus.clearFocus()
    }

    /// Moves the focus back into a widget that has been enabled.
    static func giveBack(in enabled: Widget) {
      guard disabled?.widget?.widget == enabled.widget, let focus = take(in: enabled.rootWindow) else { return }
      focus.takeFocus()
    }

    /// Moves the focus by a key, starting from the stored place. Returns whether there is such a place.
    private static func goOn(in window: Window, _ direction: GtkDirectionType) -> Bool {
      guard let disabled = disabled?.widget, !disabled.isSensitive, let focus = take(in: window) else { return false }
      // GTK does not start at an insensitive widget.
      gtk_widget_set_sensitive(disabled.widget, 1)
      defer { gtk_widget_set_sensitive(disabled.widget, 0) }
      return focus.grabFocus() && gtk_widget_child_focus(window.widget, direction) != 0
    }

    /// Returns the stored place, once, if it is on the screen of a window without a focus.
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
