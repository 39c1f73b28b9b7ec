import Graphics
import GtkObjects

/// The swipe that navigates back: a finger on a touchscreen or two fingers on a touchpad move the screen, and the
/// previous screen appears beside it.
@MainActor
final class BackSwipe {
  private weak var surface: Gtk.Widget?
  private unowned let bar: WindowBar
  /// The content that the current swipe moves.
  private weak var swiped: (any WindowBar.Content)?
  private var track = SwipeTrack()
  /// Indicates whether the current swipe no longer has an effect, because another screen has been shown.
  private var isOver = false

  init(in surface: Gtk.Widget, of bar: WindowBar) {
    self.surface = surface
    self.bar = bar
    surface.onHorizontalPan(
      move: { [weak self] in self?.move(by: $0) ?? false }, end: { [weak self] in self?.end(isCancelled: $0) })
  }

  /// Moves the content by a distance to the right since the swipe began, and returns whether there is content.
  private func move(by right: Double) -> Bool {
    let distance = surface?.isRightToLeft == true ? -right : right
    if isOver { return true }
    if swiped == nil {
      guard distance > 0, let content = bar.backContent, content.permitsBackSwipe else { return false }
      swiped = content
      track = SwipeTrack()
      content.beginDragBack()
    }
    track.add(max(distance, 0))
    if swiped?.dragBack(by: track.distance) != true { (swiped, isOver) = (nil, true) }
    return true
  }

  private func end(isCancelled: Bool) {
    isOver = false
    guard let content = swiped else { return }
    swiped = nil
    let isCurrent = content === bar.backContent && content.dragBack(by: track.distance)
    if !isCancelled, isCurrent, track.turnsScreen(ofWidth: content.widget.width) { bar.goBack() }
    content.endDragBack()
  }
}
