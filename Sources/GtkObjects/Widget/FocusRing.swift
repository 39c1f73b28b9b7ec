import CGtk

extension Gtk {
  /// The focus ring. GTK shows it for a while after a key has moved the focus.
  ///
  /// GTK decides when the key is released. It hides the ring if nothing has the focus at that time, as while one page
  /// replaces another, or if the same control has it as before, as on a page with a single control. Here, the next
  /// control with the focus shows the ring that another one has lost, and Tab always shows the ring.
  @MainActor
  final class FocusRing {
    /// Indicates whether the ring was visible when the focus was cleared.
    private var isLost = false

    /// Follows the focus in a window.
    static func follow(in window: Window) {
      let ring = FocusRing()
      window.connect("notify::focus-widget") { [weak window] in
        if let window { ring.focusDidMove(in: window) }
      }
      ring.followInput(of: window)
    }

    private func focusDidMove(in window: Window) {
      guard window.focusInWindow != nil else {
        isLost = window.showsFocus
        return
      }
      if isLost { window.showsFocus = true }
      isLost = false
    }

    /// Handles keys before GTK, which compares the focus at the press of a key with that at its release.
    private func followInput(of window: Window) {
      window.onEvent { [weak window] event in
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS where [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab].contains(Int32(gdk_key_event_get_keyval(event))):
          window?.showsFocus = true
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self.isLost = false
        default: break
        }
      }
    }
  }
}
