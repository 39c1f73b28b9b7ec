import Graphics
import GtkObjects

/// Passes the touches and the shortcuts of one window to the native views: a single gesture of GTK finds the view below
/// the pointer, so that views need no gestures themselves.
@MainActor
final class WindowTouches {
  private let content: Gtk.Widget
  private let dispatcher = TouchDispatcher()
  private var source: Gtk.TouchSource?

  /// - Parameter content: The widget with all content of the window.
  init(in content: Gtk.Widget) {
    self.content = content
    let source = Gtk.TouchSource(on: content, beforeContent: true) { [weak self] in self?.handle($0) }
    source.makeDrag(anyButton: true)
    self.source = source
    dispatcher.claim = { [weak source] in source?.claim() }
    content.onKeyPress { [weak self] in self?.handle($0) == true }
  }

  private func handle(_ event: GestureEvent?) {
    guard let event else { return dispatcher.cancelAll() }
    switch event.action {
    case .down: begin(event)
    case .move: dispatcher.move(event.contact, to: event.location, time: event.time)
    case .up: dispatcher.end(event.contact, at: event.location, time: event.time)
    default: break
    }
  }

  private func begin(_ event: GestureEvent) {
    guard let source, content.isInOwnSurface(source), let picked = content.pickInWindow(event.location),
      let shown = picked.nearestShownObject, let view = shown.object as? NativeView
    else { return }
    dispatcher.begin(
      event.contact,
      TouchBeginning(
        in: receiver(of: event, on: view), at: event.location, time: event.time,
        // As in an app without `UIApplicationSupportsIndirectInputEvents`, a mouse counts as a finger.
        type: event.isPen ? .pencil : .direct,
        buttonMask: event.button == 3 ? .secondary : .button(event.button == 2 ? 3 : event.button),
        modifiers: UIKeyModifierFlags(event.modifiers), isOnControl: shown.isInControl))
  }

  /// Returns the view that receives the touches of a view below the pointer. A container has no views of its own except
  /// bars, which are beside its screens.
  private func receiver(of event: GestureEvent, on view: NativeView) -> NativeView {
    guard !(view.backing is any ContainerBacking) else { return view }
    let point = view.backing?.point(fromWindow: event.location) ?? .zero
    return view.hitTest(CGPoint(x: point.x + view.bounds.minX, y: point.y + view.bounds.minY), with: nil) ?? view
  }

  private func handle(_ press: Gtk.KeyPress) -> Bool {
    var modifiers: EventModifiers = []
    if press.hasShift { modifiers.insert(.shift) }
    if press.hasControl { modifiers.insert(.control) }
    if press.hasAlt { modifiers.insert(.option) }
    let focus = content.focusInWindow
    // A focused text receives the typed characters.
    if focus?.isTextInput == true, !press.hasControl, !press.hasAlt, press.name != "Escape" { return false }
    guard let first = (focus?.nearestShownObject?.object ?? focusedScreen) as? NativeView else { return false }
    let (character, flags) = (press.character.map(String.init), UIKeyModifierFlags(modifiers))
    if press.phase == .up {
      first.release(key: press.name, character: character, flags)
      return false
    }
    return first.press(
      key: press.name, character: character, flags, isRepetition: press.phase == .repetition)
  }

  /// The view in the middle of the window, whose screen receives the keys while no widget has the focus.
  private var focusedScreen: AnyObject? {
    content.pickInWindow(CGPoint(x: Double(content.width) / 2, y: Double(content.height) / 2))?.nearestShownObject?
      .object
  }
}
