/// A control that does something when it is pressed.
///
/// Mirrors SwiftUI's `Button`; shown by a GtkButton with the theme's look. It takes no input where the environment is
/// disabled.
public struct Button<Label: View>: View {
  public typealias Body = Never

  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label

  /// Makes a button that shows `label`.
  @inlinable
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button that shows `label`, in the look of its role.
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
    if let node = node.label { label._update(node) } else { node.updateStyledLabel(label) }
  }
}

extension Button where Label == Text {
  /// Makes a button that shows a title.
  @inlinable
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button that shows a title, in the look of its role.
  @inlinable
  public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == GtkBridge.Label<Text, Image> {
  /// Makes a button with a title and a system symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}

/// What a button is for.
///
/// Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel }

  private let kind: Kind

  /// It takes something away for good, and looks so.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves everything as it is; Escape does the same in a dialog.
  public static let cancel = ButtonRole(kind: .cancel)
}
