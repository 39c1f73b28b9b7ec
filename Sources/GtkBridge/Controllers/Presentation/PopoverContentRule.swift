import GtkObjects

/// The layout rule of a popover's content: as large as its controller prefers, and no smaller than the content can be.
@MainActor
final class PopoverContentRule: WrappingRule {
  private weak var controller: ViewController?

  init(for controller: ViewController) {
    self.controller = controller
  }

  override func measure(_ child: Gtk.LayoutChild, on axis: Axis, for size: Int32) -> Gtk.Extent {
    let extent = child.extent(on: axis, for: size)
    let preferred = controller?.preferredSizeOfContent ?? .zero
    let length = axis == .horizontal ? preferred.width : preferred.height
    guard length > 0, let length = Gtk.Widget.pixels(length) else { return extent }
    return Gtk.Extent(minimum: extent.minimum, natural: max(length, extent.minimum))
  }
}
