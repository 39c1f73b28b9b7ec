import GtkObjects

/// The layout rule of a window's content. Content that is too wide does not widen the window: it is centred and clipped
/// at both sides, as on a screen with a fixed size. Content that is too high makes the window as high as the display.
///
/// In a program that derives lengths from the size of the screen, the user may make the window smaller than its content, which
/// then has the lengths for the new size.
@MainActor
final class WindowContentRule: WrappingRule {
  private weak var window: Gtk.Window?
  /// The minimum size of a window whose content follows the size of the screen.
  private static let leastSize = (width: Int32(320), height: Int32(240))

  init(in window: Gtk.Window) {
    self.window = window
  }

  /// A window without its own width, such as a dialog, is as wide as its content.
  override func measure(_ child: Gtk.LayoutChild, on axis: Axis, for size: Int32) -> Gtk.Extent {
    var extent = child.extent(on: axis, for: size)
    if axis == .horizontal, let width = window?.dialogWidth(for: extent) { return width }
    if ScreenBounds.shared.isRead {
      extent.minimum = min(extent.natural, axis == .horizontal ? Self.leastSize.width : Self.leastSize.height)
    }
    let room = axis == .horizontal ? window?.contentWidth : window?.roomBelowTitleBar
    guard let room = Gtk.Widget.pixels(room), room > 0, extent.minimum > room else { return extent }
    return Gtk.Extent(minimum: room, natural: axis == .horizontal ? extent.natural : room)
  }

  override func place(_ child: Gtk.LayoutChild, width: Int32, height: Int32) {
    let childWidth = max(child.extent(on: .horizontal, for: -1).minimum, width)
    let childHeight = max(child.extent(on: .vertical, for: childWidth).minimum, height)
    child.place(
      x: Double(width - childWidth) / 2, y: Double(height - childHeight) / 2, width: childWidth, height: childHeight)
  }
}
