import GtkObjects

/// The layout rule of a window's content. Content that is too wide does not widen the window: it is centred and cut at
/// both sides, as on a screen that has only one size.
@MainActor
final class WindowContentRule: WrappingRule {
  private weak var window: Gtk.Window?

  init(in window: Gtk.Window) {
    self.window = window
  }

  /// A window without a width of its own, such as a dialog, is as wide as its content.
  override func measure(_ child: Gtk.LayoutChild, on axis: Axis, for size: Int32) -> Gtk.Extent {
    let extent = child.extent(on: axis, for: size)
    guard axis == .horizontal, let width = Gtk.Widget.pixels(window?.contentWidth), width > 0 else {
      return extent
    }
    return Gtk.Extent(minimum: min(extent.minimum, width), natural: extent.natural)
  }

  override func place(_ child: Gtk.LayoutChild, width: Int32, height: Int32) {
    let childWidth = max(child.extent(on: .horizontal, for: -1).minimum, width)
    child.place(x: Double(width - childWidth) / 2, width: childWidth, height: height)
  }
}
