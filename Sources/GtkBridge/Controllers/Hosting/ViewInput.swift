import Graphics
import GtkObjects

/// The input that a native view's widget handles for the view's gesture recognizers. The window handles touches. Only
/// views with such recognizers have one.
@MainActor
final class ViewInput {
  private weak var view: NativeView?
  private unowned let widget: Gtk.Widget
  private var followed: NeededInput = []
  private var pinches: Gtk.TouchSource?
  /// The style of the focus ring, which must not retain the widget.
  private var ring: StyleUse?
  /// Indicates whether the widget has the shortcuts and the action of a press. They are never removed.
  private var hasPressActions = false

  private static let key = "gtkbridge-view-input"
  private static let focusRing =
    "&:focus-visible{outline:2px solid alpha(@theme_selected_bg_color,0.7);outline-offset:2px;}"

  private init(_ view: NativeView, _ widget: Gtk.Widget) {
    self.view = view
    self.widget = widget
  }

  /// Handles the input that the recognizers of a widget's view currently need.
  static func update(for widget: Gtk.Widget) {
    guard let view = widget.nearestShownObject?.object as? NativeView, view.ownWidget === widget else { return }
    let needed = view.neededInput
    if let input = widget.kept(as: key) as? ViewInput { return input.follow(needed) }
    guard !needed.isEmpty else { return }
    let input = ViewInput(view, widget)
    widget.keep(input, as: key)
    input.follow(needed)
  }

  private func follow(_ needed: NeededInput) {
    if needed.contains(.pinches), !followed.contains(.pinches) { followPinches() }
    if needed.contains(.hovering), !followed.contains(.hovering) { followPointer() }
    followed.formUnion(needed.intersection([.pinches, .hovering]))
    let isPressable = (view?.accessibility as? any WidgetAccessibility)?.isPressable == true
    setPressable(isPressable && needed.contains(.presses))
  }

  private func followPinches() {
    let source = Gtk.TouchSource(on: widget, beforeContent: false) { [weak self] in self?.pinch($0) }
    source.makePinch()
    pinches = source
  }

  private func pinch(_ event: GestureEvent?) {
    guard let view else { return }
    let pinch: PinchEvent
    switch event?.action {
    case .pinchBegan: pinch = .began
    case .pinch(let scale, let radians): pinch = .moved(scale: scale, radians: radians)
    case .pinchEnded: pinch = .ended
    case nil: pinch = .cancelled
    default: return
    }
    view.pinch(pinch, at: event?.location ?? .zero)
    if view.isPinched { pinches?.claim() }
  }

  private func followPointer() {
    widget.onPointerMove { [weak self] point in
      guard let self, let view else { return }
      view.hover(at: point.flatMap { self.widget.pointInWindow($0) })
    }
  }

  private func setPressable(_ isPressable: Bool) {
    guard isPressable != followed.contains(.presses) else { return }
    widget.isFocusable = isPressable
    guard isPressable else {
      followed.remove(.presses)
      if let ring { widget.removeStyleClass(ring.name) }
      ring = nil
      return
    }
    followed.insert(.presses)
    let ring = StyleUse(of: Self.focusRing)
    widget.addStyleClass(ring.name)
    StyleSheet.shared.loadRecent()
    self.ring = ring
    guard !hasPressActions else { return }
    hasPressActions = true
    for key in ["Return", "KP_Enter", "space"] {
      widget.onKeys(key) { [weak self] in self?.press() == true }
    }
    widget.addAccessibleAction(named: "press") { [weak self] in _ = self?.press() }
  }

  /// Presses the view if it has the focus itself, rather than an inner control.
  private func press() -> Bool { followed.contains(.presses) && view?.accessibilityActivate() == true }
}
