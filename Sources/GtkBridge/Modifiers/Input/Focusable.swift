import GtkObjects

extension View {
  /// Sets whether the keyboard can move the focus to the view. A focused view shows a ring.
  ///
  /// Mirrors SwiftUI's `focusable(_:)`. The view takes the focus by Tab, the arrow keys, a click, or
  /// ``focused(_:)`` outside this modifier. Views inside keep their own focus. On a control, `false` takes the control
  /// out of the keyboard's reach.
  ///
  /// ```swift
  /// Board()
  ///   .focusable()
  ///   .onMoveCommand { game.move($0) }
  /// ```
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableContent(content: self, isFocusable: isFocusable)
  }
}

private struct FocusableContent<Content: View>: View {
  let content: Content
  let isFocusable: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { content.widgetModifier(Focusable(isFocusable: isFocusable && isEnabled)) }
}

struct Focusable: WidgetModifier {
  enum Target {
    /// A control that is a tab stop by itself.
    case control(Gtk.Widget)
    /// A box around other views.
    case box(Gtk.FocusBox, ring: AppliedStyle)
  }

  let isFocusable: Bool

  private static let ring =
    "&:focus-visible{outline:2px solid alpha(@accent_bg_color,0.7);outline-offset:2px;border-radius:4px;}"

  func attach(to element: Element) -> Target {
    if element.control.isControl { return .control(element.control) }
    let box = Gtk.FocusBox()
    box.setLabelledByLabels(in: element.outermost)
    _ = element.wrapInFrame(.init(horizontal: .center, vertical: .center), box: box)
    element.control = box
    // Later modifiers must not change the ring, nor be inside it.
    element.taken = .margin
    let ring = AppliedStyle(box)
    ring.set(Self.ring)
    return .box(box, ring: ring)
  }

  func apply(to target: Target) {
    switch target {
    case .control(let control):
      if control.canFocus != isFocusable { control.canFocus = isFocusable }
      // A box with a tap gesture is no control for assistive technology either.
      if control.takesTapFocus, control.isFocusable != isFocusable { control.isFocusable = isFocusable }
    case .box(let box, _):
      guard box.isFocusable != isFocusable else { return }
      if !isFocusable, box.isFocused { box.clearFocus() }
      box.isFocusable = isFocusable
    }
  }
}
