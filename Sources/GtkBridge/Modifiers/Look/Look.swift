import GtkObjects

extension View {
  /// Draws the view as through glass, from 0 (invisible) to 1.
  ///
  /// Mirrors SwiftUI's `opacity(_:)`. A view inside an opacity of its own is fainter still.
  public func opacity(_ opacity: Double) -> some View { widgetModifier(Opacity(opacity: opacity)) }

  /// Keeps the view's room but draws nothing in it, takes no input, and tells assistive technology nothing.
  ///
  /// Mirrors SwiftUI's `hidden()`.
  public func hidden() -> some View { widgetModifier(Hidden()) }

  /// Fills the view's room with a colour behind it.
  ///
  /// Mirrors SwiftUI's `background(_:)`.
  public func background(_ color: Color) -> some View { widgetModifier(ColorBackground(color: color)) }

  /// Rounds the view's corners; what lies outside them is cut off.
  ///
  /// Mirrors SwiftUI's `cornerRadius(_:)`. A ``View/border(_:width:)`` drawn before is rounded too.
  public func cornerRadius(_ radius: Double) -> some View { widgetModifier(CornerRadius(radius: radius)) }

  /// Explains the view in a few words, shown when the pointer rests on it.
  ///
  /// Mirrors SwiftUI's `help(_:)`; shown as a tooltip, which assistive technology reads too.
  public func help<Content: StringProtocol>(_ text: Content) -> some View { widgetModifier(Help(text: String(text))) }
}

struct Opacity: WidgetModifier {
  let opacity: Double

  func attach(to element: Element) -> AnimatedValue {
    // Nothing further out may share the widget, for it would become as faint.
    element.take(.margin)
    let widget = element.outermost
    return AnimatedValue(on: element.animations) { widget.opacity = min(max($0[0], 0), 1) }
  }

  func apply(to value: AnimatedValue) { value.set([opacity.isNaN ? 0 : min(max(opacity, 0), 1), 0, 0, 0, 0, 0, 0, 0]) }
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
  let color: Color

  func attach(to element: Element) -> AppliedStyle {
    element.take(.border)
    return AppliedStyle(element.outermost)
  }

  func apply(to style: AppliedStyle) { style.set("background-color:\(color.css);") }
}

struct CornerRadius: WidgetModifier {
  let radius: Double

  func attach(to element: Element) -> AppliedStyle {
    // Background and border keep their widget, for it is their corners that are rounded.
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
