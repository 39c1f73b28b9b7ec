import GtkObjects

/// Keeps the keyboard's focus with what is seen, where one of several screens is: the one that comes has it where it had it
/// before, or else in its first control.
///
/// What stands beside the screens, such as another column, keeps the focus if it has it.
@MainActor
final class ScreenFocus {
  /// What had the focus when a screen was covered. Nothing is kept for that.
  private var places: [Gtk.Widget.Identity: Gtk.WeakReference] = [:]

  /// Has `change` show other screens in `container`, and sees to the focus then.
  func follow(in container: Gtk.Widget, from old: [Gtk.Widget], to new: Gtk.Widget, change: () -> Void) {
    guard container.isMapped else { return change() }
    let focus = container.focusInWindow
    // The window's bar belongs to the screen that is seen: its way back, its toolbar, the menus in it.
    let isInBar = focus.map { container.rootWindow?.barContains($0) == true } ?? false
    let moves = focus.map { isInBar || !$0.isMapped || $0.isDescendant(of: container) } ?? true
    if let focus, moves {
      for screen in old where isInBar || focus.isDescendant(of: screen) {
        places[screen.identity] = Gtk.WeakReference(focus)
      }
    }
    change()
    if moves { enter(new) }
  }

  /// A screen is gone for good.
  func forget(_ screen: Gtk.Widget) { places[screen.identity] = nil }

  private func enter(_ screen: Gtk.Widget) {
    guard let place = places.removeValue(forKey: screen.identity) else { return enterAnew(screen) }
    if take(place, in: screen) { return }
    // What is in a column that comes is put there, and mapped by the layout to come.
    screen.clearFocus()
    screen.afterLayout { [weak self, weak screen] in
      guard let self, let screen, screen.isMapped, screen.focusInWindow == nil else { return }
      if !take(place, in: screen) { enterAnew(screen) }
    }
  }

  private func take(_ place: Gtk.WeakReference, in screen: Gtk.Widget) -> Bool {
    guard let place = place.widget, place.isMapped,
      place.isDescendant(of: screen) || screen.rootWindow?.barContains(place) == true
    else { return false }
    place.takeFocus()
    return true
  }

  private func enterAnew(_ screen: Gtk.Widget) {
    guard screen.focusedDescendant == nil else { return }
    if !screen.focusFirst() { AwaitedFocus.wait(for: screen) }
  }
}
