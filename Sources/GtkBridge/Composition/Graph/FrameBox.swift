import GtkObjects

/// A box of a size of its own around a widget.
@MainActor
final class FrameBox {
  /// Where the content stands in the box.
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

  /// Decides whether the box wants spare room on an axis; `nil` follows the content.
  func setExpands(horizontal: Bool?, vertical: Bool?) {
    let wanted = [box.expands(on: .horizontal), box.expands(on: .vertical)]
    box.setExpands(horizontal, on: .horizontal)
    box.setExpands(vertical, on: .vertical)
    if wanted != [box.expands(on: .horizontal), box.expands(on: .vertical)] { container?.setNeedsArrangement() }
  }

  /// Makes the box at least this high.
  func setMinimumHeight(_ height: Double) { box.setSizeRequest(width: nil, height: height) }

  func align() {
    layout.place(content)
    // Lines that had to be broken are narrower than the room that the label has for them.
    (content as? Gtk.Label)?.setBlockAlign(layout.horizontal)
  }
}
