/// A control that performs an action when it is pressed.
///
/// Mirrors SwiftUI's `Button`; shown by a GtkButton in the theme's style. It takes no input in a disabled environment. As a row
/// of a ``List``, a button without a style is a tinted text, and the whole row presses it.
public struct Button<Label: View>: View {
  public typealias Body = Never

  @usableFromInline let role: ButtonRole?
  @usableFromInline package let action: () -> Void
  @usableFromInline package let label: Label
  /// Indicates whether the button opens another screen. As a row, it then looks like a link of a ``List``.
  @usableFromInline var isLink = false

  /// Creates a button that shows `label`.
  @inlinable
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button that shows `label`, in the style of its role.
  @inlinable
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ButtonNode<Label> {
    ButtonNode(view, in: context)
  }

  public func _update(_ node: ButtonNode<Label>) {
    node.action = action
    if role != node.role { node.role = role }
    if let node = node.label { label._update(node) } else { node.updateStyled(self) }
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a title.
  @inlinable
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button that shows a title, in the style of its role.
  @inlinable
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == GtkBridge.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}
