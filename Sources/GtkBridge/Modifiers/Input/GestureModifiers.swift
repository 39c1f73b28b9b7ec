import Graphics
import GtkObjects

extension View {
  /// Adds a gesture, which is recognised unless a gesture or a control inside the view is.
  ///
  /// Mirrors SwiftUI's `gesture(_:including:)`. A control keeps its clicks; a drag that begins on a button moves the view
  /// that has the gesture. In a scroll view, a finger scrolls, and a mouse drags.
  ///
  /// ```swift
  /// Card().gesture(DragGesture().onEnded { throwCard(to: $0.predictedEndLocation) })
  /// ```
  public func gesture<Added: Gesture>(_ gesture: Added, including mask: GestureMask = .all) -> some View {
    GestureContent(content: self, gesture: gesture, mask: mask, priority: .normal)
  }

  /// Adds a gesture that may be disabled.
  ///
  /// Mirrors SwiftUI's `gesture(_:isEnabled:)`. A gesture that is disabled while it is recognised is cancelled.
  public func gesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognised before those of the controls and views inside.
  ///
  /// Mirrors SwiftUI's `highPriorityGesture(_:including:)`.
  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    GestureContent(content: self, gesture: gesture, mask: mask, priority: .high)
  }

  /// Adds a gesture with a high priority that may be disabled.
  ///
  /// Mirrors SwiftUI's `highPriorityGesture(_:isEnabled:)`.
  public func highPriorityGesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognised together with those of the controls and views inside.
  ///
  /// Mirrors SwiftUI's `simultaneousGesture(_:including:)`. A finger that scrolls the view cancels the gesture.
  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added, including mask: GestureMask = .all
  ) -> some View {
    GestureContent(content: self, gesture: gesture, mask: mask, priority: .simultaneous)
  }

  /// Adds a simultaneous gesture that may be disabled.
  ///
  /// Mirrors SwiftUI's `simultaneousGesture(_:isEnabled:)`.
  public func simultaneousGesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// A view whose widgets have a gesture.
struct GestureContent<Content: View, Added: Gesture>: View {
  typealias Body = Never

  let content: Content
  let gesture: Added
  let mask: GestureMask
  let priority: GestureMember.Priority

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> { GestureNode(view, in: context) }
}

@MainActor
private final class GestureNode<Content: View, Added: Gesture>:
  DecorationNode<GestureContent<Content, Added>, Content>, EnvironmentScope.Reader
{
  /// The gesture of one of the view's widgets.
  private struct Attached {
    let recognizer: ValueRecognizer<Added.Value>
    let member: GestureMember
    let area: Gtk.GestureArea
    let keyboard: Gtk.TapFocus?
  }

  private var view: GestureContent<Content, Added>
  private var gestures: [ObjectIdentifier: Attached] = [:]

  init(_ view: GestureContent<Content, Added>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    context.environment.addReader(self)
    makeChild(view.content)
  }

  /// The gestures that are enabled. In a disabled environment, this one is not.
  private var mask: GestureMask {
    context.environment.values.isEnabled ? view.mask : view.mask.subtracting(.gesture)
  }

  func environmentDidChange() {
    for gesture in gestures.values { enable(gesture) }
  }

  private func enable(_ gesture: Attached) {
    gesture.member.mask = mask
    gesture.keyboard?.isEnabled = mask.contains(.gesture)
  }

  override func decorate(_ element: Element) {
    let recognizer = Added._makeRecognizer(view.gesture)
    let member = GestureMember(recognizer, priority: view.priority, mask: mask)
    let area = element.outermost.gestureArea
    area.add(member)
    let attached = Attached(
      recognizer: recognizer, member: member, area: area,
      keyboard: recognizer.isTap ? followKeyboard(element, area) : nil)
    gestures[ObjectIdentifier(element)] = attached
    enable(attached)
  }

  private func followKeyboard(_ element: Element, _ area: Gtk.GestureArea) -> Gtk.TapFocus? {
    // A control has its own keys.
    guard element.control.takesTapFocus || !element.control.isControl else { return nil }
    if !element.outermost.takesTapFocus { element.wrap() }
    return Gtk.TapFocus(on: element.outermost) { [weak area] in area?.tap() }
  }

  override func forget(_ element: Element) {
    guard let gesture = gestures.removeValue(forKey: ObjectIdentifier(element)) else { return }
    gesture.area.remove(gesture.member)
    gesture.keyboard?.isEnabled = false
  }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  override func update(_ view: GestureContent<Content, Added>) {
    self.view = view
    for gesture in gestures.values {
      view.gesture._update(gesture.recognizer)
      enable(gesture)
    }
    child?.update(view.content)
    for gesture in gestures.values { gesture.keyboard?.contentDidChange() }
  }

  override func unmount() {
    super.unmount()
    context.environment.removeReader(self)
    for gesture in gestures.values {
      gesture.area.remove(gesture.member)
      gesture.keyboard?.isEnabled = false
    }
    gestures = [:]
  }
}
