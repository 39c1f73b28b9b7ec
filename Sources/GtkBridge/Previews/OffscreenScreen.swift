import GtkObjects

/// A controller's view in a window that is never shown.
@MainActor
final class OffscreenScreen {
  private let controller: ViewController
  private let window: Gtk.OffscreenWindow

  /// How often a layout is repeated: a list makes its rows when it knows its size, and these change its size again.
  private static let layoutRounds = 4
  /// So high that a list makes all the rows it ever makes at once, however high one is.
  private static let textHeight = 16_000.0

  /// Shows the controller's view as on a screen: it appears.
  init(_ controller: ViewController) throws(SnapshotError) {
    guard Gtk.Application.openDisplay() else { throw .noDisplay }
    self.controller = controller
    let content = (controller.view ?? NativeView()).realize()
    window = Gtk.OffscreenWindow.showing(content)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.view?.flushHosted()
  }

  /// Runs the main loop until the texts on screen are what is waited for.
  func wait(_ size: CGSize?, until isReady: ([String]) -> Bool) throws(SnapshotError) {
    let isThere = MainLoop.pump {
      // A list has no rows before it has a size.
      _ = layOut(size ?? window.naturalSize(width: nil))
      return isReady(texts)
    }
    if !isThere { throw .notReady(texts: texts) }
  }

  private var texts: [String] { controller.view?.realizedWidget?.texts ?? [] }

  /// What is on screen, as text.
  func text(width: Double?) -> String {
    let natural = window.naturalSize(width: width)
    _ = layOut(CGSize(width: natural.width, height: max(natural.height, Self.textHeight)))
    return controller.view?.realizedWidget.map { Outline($0).text } ?? ""
  }

  /// Draws the view at a size, or at the one it has by itself, with so many pixels for a point.
  func render(_ size: CGSize?, scale: Double) throws(SnapshotError) -> (Gtk.Texture, CGSize) {
    let wanted = size ?? window.naturalSize(width: nil)
    let drawn = layOut(wanted)
    let isDrawable =
      drawn.width >= 1 && drawn.height >= 1 && max(drawn.width, drawn.height) * scale <= 16_384 && scale > 0
    guard isDrawable, let texture = window.render(drawn, scale: scale) else {
      throw .cannotDraw(width: Double(wanted.width), height: Double(wanted.height))
    }
    return (texture, drawn)
  }

  private func layOut(_ size: CGSize) -> CGSize {
    var drawn = size
    for _ in 0..<Self.layoutRounds {
      controller.view?.flushHosted()
      drawn = window.layOut(size)
    }
    return drawn
  }

  /// Takes the view out of its window again: it disappears.
  func close() {
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    window.discard()
  }
}
