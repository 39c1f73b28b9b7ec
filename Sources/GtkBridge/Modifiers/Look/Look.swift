import GtkObjects

extension View {
  /// Sets the opacity of the view, from 0 (invisible) to 1.
  ///
  /// Mirrors SwiftUI's `opacity(_:)`. Nested opacities multiply. A fully transparent view takes no input.
  public func opacity(_ opacity: Double) -> some View { widgetModifier(Opacity(opacity: opacity)) }

  /// Hides the view and keeps its space. The view takes no input and is hidden from assistive technology.
  ///
  /// Mirrors SwiftUI's `hidden()`.
  public func hidden() -> some View { widgetModifier(Hidden()) }

  /// Fills the view's bounds with a colour behind it.
  ///
  /// Mirrors SwiftUI's `background(_:)`.
  public func background(_ color: Color) -> some View { widgetModifier(ColorBackground(color: color)) }

  /// Rounds the view's corners and clips the content.
  ///
  /// Mirrors SwiftUI's `cornerRadius(_:antialiased:)`. It also rounds a `border(_:width:)` applied before, and edges are
  /// always smooth.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    widgetModifier(CornerRadius(radius: radius))
  }

  /// Adds a tooltip to the view, which assistive technology reads too.
  ///
  /// Mirrors SwiftUI's `help(_:)`.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View { widgetModifier(Help(text: String(text))) }
}

struct Opacity: WidgetModifier {
  let opacity: Double

  func attach(to element: Element) -> AnimatedNumbers {
    // Modifiers applied later must not share the widget, because the opacity would affect them too.
    element.take(.margin)
    let widget = element.outermost
    return AnimatedNumbers(on: element.animations) {
      let opacity = min(max($0[0], 0), 1)
      // Only set after a change, because a disappearing view takes no input either.
      if (opacity == 0) != (widget.opacity == 0) { widget.takesInput = opacity > 0 }
      widget.opacity = opacity
    }
  }

  func apply(to value: AnimatedNumbers) { value.set([opacity.isNaN ? 0 : min(max(opacity, 0), 1)]) }
}

struct Hidden: WidgetModifier {
  func attach(to element: Element) -> Gtk.Widget {
    element.take(.margin)
    return element.outermost
  }

  func apply(to widget: Gtk.Widget) {
    widget.isDrawn = false
    widget.setAccessibleHidden(true)
  }
}

struct ColorBackground: WidgetModifier {
  var color: Color

  struct Target {
    let style: AppliedStyle
    let region: Gtk.HitRegion
  }

  func attach(to element: Element) -> Target {
    element.take(.border)
    element.hasOwnLook = true
    return Target(style: AppliedStyle(element.outermost), region: element.outermost.hitRegion)
  }

  func apply(to target: Target) {
    target.style.set("background-color:\(color.css);")
    target.region.isDrawn = !color.isClear
  }
}

struct CornerRadius: WidgetModifier {
  let radius: Double

  func attach(to element: Element) -> AppliedStyle {
    // The widget of the background and border is reused, because its corners are to be rounded.
    if element.taken > .border { element.wrap() }
    element.taken = .border
    element.outermost.clipsContent = true
    return AppliedStyle(element.outermost)
  }

  func apply(to style: AppliedStyle) { style.set("border-radius:\(StyleSheet.length(radius));") }
}

struct Help: WidgetModifier {
  let text: String

  func attach(to element: Element) -> Gtk.Widget { element.control }

  func apply(to widget: Gtk.Widget) { widget.tooltip = text }
}
