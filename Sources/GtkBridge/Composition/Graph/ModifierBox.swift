import GtkObjects

/// A box around one widget, which a modifier of the layout tree measures and places.
@MainActor
struct ModifierBox<Modifier: UnaryLayout> {
  let widget: Gtk.LayoutBox
  /// The only child of the box.
  let content: Gtk.Widget
  private let element: UnaryElement<Modifier>

  init(_ modifier: Modifier, around content: Gtk.Widget) {
    self.content = content
    element = UnaryElement(modifier, content.layoutElement)
    widget = Gtk.LayoutBox(element)
  }

  /// The modifier. A change requests a new layout.
  var modifier: Modifier {
    get { element.modifier }
    nonmutating set {
      element.modifier = newValue
      widget.setNeedsLayout()
    }
  }
}
