import GtkObjects

/// A controller whose view is in a window that is never shown.
@MainActor
final class OffscreenScreen {
  private let controller: ViewController
  private let window: Gtk.OffscreenWindow

  /// The number of layout passes. A list creates its rows once it knows its size, and the rows change its size again.
  private static let layoutRounds = 4
  /// A height at which a list creates the maximum number of rows, regardless of their height.
  private static let textHeight = 16_000.0

  /// Lays out the controller's view in an offscreen window. The controller appears.
  init(_ controller: ViewController, hasBackground: Bool = true) throws(SnapshotError) {
    guard Gtk.Application.openDisplay() else { throw .noDisplay }
    self.controller = controller
    let content = (controller.view ?? NativeView()).realize()
    window = Gtk.OffscreenWindow.showing(content, hasBackground: hasBackground)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.view?.flushHosted()
  }

  /// Runs the main loop until `isReady` accepts the texts on screen.
  func wait(_ size: CGSize?, until isReady: ([String]) -> Bool) throws(SnapshotError) {
    let isThere = MainLoop.pump {
      // A list has no rows before its first layout.
      _ = layOut(size ?? window.naturalSize(width: nil))
      return isReady(texts)
    }
    if !isThere { throw .notReady(texts: texts) }
  }

  private var texts: [String] { controller.view?.realizedWidget?.texts ?? [] }

  func text(width: Double?) -> String {
    let natural = window.naturalSize(width: width)
    _ = layOut(CGSize(width: natural.width, height: max(natural.height, Self.textHeight)))
    return controller.view?.realizedWidget.map { Outline($0).text } ?? ""
  }

  /// Returns the natural size of the view, for a given width if it is not `nil`.
  func naturalSize(width: Double?) -> CGSize { window.naturalSize(width: width) }

  /// Draws the view at a size, or at its natural size, with a number of pixels per point.
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

  /// Discards the window. The controller disappears.
  func close() {
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    window.discard()
  }
}
