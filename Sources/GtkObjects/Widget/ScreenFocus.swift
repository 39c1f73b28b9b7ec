/// Moves the keyboard focus to the visible one of several screens.
///
/// A screen that appears again gets the focus where it was before; a new screen gets it in its first control. A widget
/// beside the screens, such as one in another column, keeps the focus.
@MainActor
package final class ScreenFocus {
  /// The focused widget of each covered screen, as a weak reference.
  private var places: [Gtk.Widget.Identity: Gtk.WeakReference] = [:]

  package init() {}

  /// Calls `change`, which shows `new` in `container`, and then moves the focus.
  package func follow(in container: Gtk.Widget, from old: [Gtk.Widget], to new: Gtk.Widget, change: () -> Void) {
    guard container.isMapped else { return change() }
    let focus = container.focusInWindow
    // The window's bar (Back button, toolbar, menus) belongs to the visible screen.
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

  /// Removes the stored focus of a screen that will not return.
  package func forget(_ screen: Gtk.Widget) { places[screen.identity] = nil }

  private func enter(_ screen: Gtk.Widget) {
    guard let place = places.removeValue(forKey: screen.identity) else { return enterAnew(screen) }
    if take(place, in: screen) { return }
    // The content of a column that appears is mapped only by the next layout pass.
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
