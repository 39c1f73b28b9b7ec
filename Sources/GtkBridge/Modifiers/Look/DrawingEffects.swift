import GtkObjects

extension View {
  /// Blurs the view.
  ///
  /// Mirrors SwiftUI's `blur(radius:opaque:)`. The edges are translucent, also with `opaque`.
  public func blur(radius: Double, opaque: Bool = false) -> some View { drawing(.blur(radius: radius)) }

  /// Makes the view brighter, from 0 (no change) to 1 (white), or darker for negative amounts.
  ///
  /// Mirrors SwiftUI's `brightness(_:)`.
  public func brightness(_ amount: Double) -> some View { drawing(.brightness(amount)) }

  /// Changes the contrast: 1 is no change, 0 is grey, and negative amounts invert the colours.
  ///
  /// Mirrors SwiftUI's `contrast(_:)`.
  public func contrast(_ amount: Double) -> some View { drawing(.contrast(amount)) }

  /// Changes the saturation: 1 is no change, 0 is grey.
  ///
  /// Mirrors SwiftUI's `saturation(_:)`.
  public func saturation(_ amount: Double) -> some View { drawing(.saturation(amount)) }

  /// Makes the view grey, from 0 (no change) to 1.
  ///
  /// Mirrors SwiftUI's `grayscale(_:)`.
  public func grayscale(_ amount: Double) -> some View { drawing(.grayscale(amount)) }

  /// Shifts all hues by an angle.
  ///
  /// Mirrors SwiftUI's `hueRotation(_:)`.
  public func hueRotation(_ angle: Angle) -> some View { drawing(.hueRotation(angle)) }

  /// Multiplies the view's colours with another colour.
  ///
  /// Mirrors SwiftUI's `colorMultiply(_:)`.
  public func colorMultiply(_ color: Color) -> some View { drawing(.colorMultiply(color)) }

  /// Inverts the view's colours.
  ///
  /// Mirrors SwiftUI's `colorInvert()`.
  public func colorInvert() -> some View { drawing(.colorInvert()) }

  /// Makes the view black, and bright parts more opaque than dark ones. For masks.
  ///
  /// Mirrors SwiftUI's `luminanceToAlpha()`.
  public func luminanceToAlpha() -> some View { drawing(.luminanceToAlpha) }

  private func drawing(_ effect: DrawingEffect) -> some View { widgetModifier(EffectModifier(effect: effect)) }

  /// Combines the view's colours with those of the views behind it in the same stack, overlay or background.
  ///
  /// Mirrors SwiftUI's `blendMode(_:)`, which also reaches views behind the stack. `plusDarker` is drawn like `multiply`.
  public func blendMode(_ mode: BlendMode) -> some View { widgetModifier(Compositing(mode: mode)) }

  /// Combines blended views inside only with each other.
  ///
  /// Mirrors SwiftUI's `compositingGroup()`. Opacity and shadows always act on the whole view.
  public func compositingGroup() -> some View { widgetModifier(Compositing(mode: nil)) }

  /// Draws the view as one picture, like ``compositingGroup()``.
  ///
  /// Mirrors SwiftUI's `drawingGroup(opaque:)`.
  public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  /// Draws the view only in the opaque parts of another view.
  ///
  /// Mirrors SwiftUI's `mask(alignment:_:)`. The content takes input outside the mask too.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    LayeredContent(content: self, layer: mask(), alignment: alignment, place: .mask)
  }

  /// Draws the view only in the opaque parts of another view.
  ///
  /// Mirrors SwiftUI's `mask(_:)`.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// A modifier of the view's colours, or a blur.
struct EffectModifier: WidgetModifier {
  let effect: DrawingEffect

  @MainActor
  final class Target {
    fileprivate var kind: DrawingEffect.Kind?
    fileprivate let amount: AnimatedNumbers

    fileprivate init(_ amount: AnimatedNumbers) { self.amount = amount }
  }

  func attach(to element: Element) -> Target {
    element.wrap()
    // Modifiers applied later must not share the widget, because their drawing would change too.
    element.taken = .margin
    let widget = element.outermost
    weak var target: Target?
    let new = Target(
      AnimatedNumbers(on: element.animations) { vector in
        widget.painting = target?.kind.map { .effect(DrawingEffect($0, vector[0])) }
      })
    target = new
    return new
  }

  func apply(to target: Target) {
    let isSameKind = target.kind == effect.kind
    target.kind = effect.kind
    target.amount.set([effect.amount, 0, 0, 0, 0, 0, 0, 0], animatable: isSameKind)
  }
}

/// A modifier for the blend mode of a view, or for a group of blended views.
struct Compositing: WidgetModifier {
  let mode: BlendMode?

  func attach(to element: Element) -> Gtk.Widget {
    element.wrap()
    element.taken = .margin
    return element.outermost
  }

  func apply(to widget: Gtk.Widget) { widget.painting = mode.map { .blend($0) } ?? .group }
}
