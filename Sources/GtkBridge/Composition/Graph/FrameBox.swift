import GtkObjects

/// A box with its own size around a widget.
@MainActor
final class FrameBox {
  /// The alignment of the content in the box.
  var layout: Container.Layout {
    didSet { align() }
  }

  private let content: Gtk.Widget
  private let box: Gtk.Widget
  private weak var container: Container?

  init(content: Gtk.Widget, box: Gtk.Widget, layout: Container.Layout, container: Container?) {
    self.content = content
    self.box = box
    self.layout = layout
    self.container = container
  }

  /// Sets whether the box expands on each axis; `nil` follows the content.
  func setExpands(horizontal: Bool?, vertical: Bool?) {
    let wanted = [box.expands(on: .horizontal), box.expands(on: .vertical)]
    box.setExpands(horizontal, on: .horizontal)
    box.setExpands(vertical, on: .vertical)
    if wanted != [box.expands(on: .horizontal), box.expands(on: .vertical)] { container?.setNeedsArrangement() }
  }

  func setMinimumHeight(_ height: Double) { box.setSizeRequest(width: nil, height: height) }

  func align() {
    if box.hasLayoutTree {
      content.setAlign(.fill, on: .horizontal)
      content.setAlign(.fill, on: .vertical)
    } else {
      layout.place(content)
    }
    // Wrapped lines are narrower than the label's allocation.
    (content as? Gtk.Label)?.setBlockAlign(layout.horizontal)
  }
}
