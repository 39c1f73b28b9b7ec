import GtkObjects

/// A container that keeps an image's size at any height. In a GtkBox, a picture widens with the height.
@MainActor
package final class OwnSizeRule: Gtk.LayoutRule {
  package init() {}

  package func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    children.first?.extent(on: axis, for: -1) ?? Gtk.Extent(minimum: 0, natural: 0)
  }

  package func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    guard let image = children.first else { return }
    let (width, own) = (
      min(width, image.extent(on: .horizontal, for: -1).natural), image.extent(on: .vertical, for: -1)
    )
    let length = max(min(own.natural, height), own.minimum)
    image.place(y: Double((height - length) / 2), width: width, height: length)
  }
}
