import GtkObjects

/// A colour as a view that fills the available space.
///
/// Mirrors SwiftUI's `Color` as a view.
extension Color: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Color, in context: NodeContext) -> Node<Color> {
    ColorNode(view, in: context)
  }
}

@MainActor
private final class ColorNode: WidgetNode<Color> {
  private var view: Color
  private let style: AppliedStyle
  private let region: Gtk.HitRegion

  init(_ view: Color, in context: NodeContext) {
    let bin = Gtk.Bin()
    bin.expand()
    style = AppliedStyle(bin)
    region = bin.hitRegion
    // Padding and backgrounds belong to other widgets, because the colour would fill them.
    self.view = view
    super.init(bin, taken: .border, readsEnvironment: view.hasAccent, in: context)
    update(view)
  }

  override func environmentDidChange() { update(view) }

  override var retainedState: RetainedState { .none }

  override func update(_ view: Color) {
    (region.isDrawn, region.isTransparent) = (!view.isClear, view.isClear)
    self.view = view
    style.set("background-color:\(context.environment.tinted(view).css);")
  }
}
