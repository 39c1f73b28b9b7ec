import GtkObjects

extension View {
  /// Binds the control's focus to a state. The state is `true` while the control has the focus; setting it moves the
  /// focus.
  ///
  /// Mirrors SwiftUI's `focused(_:)`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedContent(
      content: self, isFocused: { condition.wrappedValue }, focusDidChange: condition.focusDidChange,
      focusDidMove: condition.focusDidMove)
  }

  /// Binds the control's focus to a state shared by several controls, which has `value` while this control has the
  /// focus.
  ///
  /// Mirrors SwiftUI's `focused(_:equals:)`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    FocusedContent(
      content: self, isFocused: { binding.wrappedValue == value },
      focusDidChange: { isFocused in
        if isFocused {
          binding.focusDidChange(to: value)
        } else if binding.wrappedValue == value {
          binding.focusDidChange(to: nil)
        }
      }, focusDidMove: binding.focusDidMove)
  }
}

struct FocusedContent<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isFocused: () -> Bool
  let focusDidChange: (Bool) -> Void
  let focusDidMove: () -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    FocusedNode(view, in: context)
  }
}

@MainActor
private final class FocusedNode<Content: View>: DecorationNode<FocusedContent<Content>, Content> {
  private var view: FocusedContent<Content>
  private let updater: BodyUpdater
  private var controls: [ObjectIdentifier: Gtk.Widget] = [:]
  /// Indicates whether the node itself is moving the focus.
  private var isMoving = false

  init(_ view: FocusedContent<Content>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: FocusedContent<Content>.self, in: context)
    super.init(in: context)
    makeChild(view.content)
    updater.evaluate = { [unowned self] in self.follow() }
    follow()
  }

  /// A cell whose control has the focus must not be reused.
  override var retainedState: RetainedState {
    let hasFocus = controls.values.contains { $0.focusedDescendant != nil }
    return max(hasFocus ? .initial : .none, child?.retainedState ?? .none)
  }

  override func decorate(_ element: Element) {
    let control = element.control
    controls[ObjectIdentifier(element)] = control
    control.onFocusChange { [weak self] isFocused in self?.focusDidChange(isFocused) }
    control.connect("map") { [weak self] in self?.follow() }
  }

  override func forget(_ element: Element) { controls[ObjectIdentifier(element)] = nil }

  private func focusDidChange(_ hasFocus: Bool) {
    // A window that becomes inactive keeps its focus.
    guard hasFocus || !controls.values.contains(where: { $0.focusedDescendant != nil }) else { return }
    if !isMoving, view.isFocused() != hasFocus { view.focusDidChange(hasFocus) }
  }

  /// Moves the focus to match the state after the update is complete, because the control may be new.
  private func follow() {
    let wantsFocus = updater.read(view.isFocused)
    context.graph.afterUpdate { [weak self] in self?.moveFocus(wantsFocus) }
  }

  private func moveFocus(_ wantsFocus: Bool) {
    isMoving = true
    defer { isMoving = false }
    view.focusDidMove()
    if wantsFocus {
      guard let control = controls.values.first, !controls.values.contains(where: { $0.focusedDescendant != nil })
      else { return }
      // A container has no focus itself.
      if !control.grabFocus() { control.focusFirst() }
    } else {
      for control in controls.values where control.focusedDescendant != nil { control.clearFocus() }
    }
  }

  override func update(_ view: FocusedContent<Content>) {
    self.view = view
    child?.update(view.content)
    follow()
  }

  override func unmount() {
    updater.stop()
    super.unmount()
  }
}

extension View {
  /// Calls `action` with `true` when the focus enters the view, and with `false` when it leaves.
  package func onFocusWithin(perform action: @escaping (Bool) -> Void) -> some View {
    InputContent(content: self, action: action) { element, latest in
      element.outermost.onFocusChange { latest.perform($0) }
    }
  }
}
