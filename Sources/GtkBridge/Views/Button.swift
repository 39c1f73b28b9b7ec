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
    label._update(node.label)
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

/// The node of a ``Button``.
@MainActor
public final class ButtonNode<Label: View>: WidgetNode<Button<Label>> {
  fileprivate var action: () -> Void
  fileprivate var role: ButtonRole? {
    didSet { roleDidChange(from: oldValue) }
  }
  private let button: Gtk.Button
  private let container: Container
  fileprivate let label: Label._Node

  init(_ view: Button<Label>, in context: NodeContext) {
    action = view.action
    role = view.role
    button = Gtk.Button()
    // The label's container shares the theme's own padding.
    let content = Gtk.Box(axis: .horizontal, spacing: 6)
    container = Container(
      content, axis: .horizontal, layout: .init(), outer: context.container, graph: context.graph)
    label = Label._makeNode(view.label, in: context.inside(container))
    container.setContent(label)
    // Before the modifiers around the button have their say: a name of their own takes the label's place.
    button.setLabelledByLabels(in: content)
    super.init(button, taken: .border, readsEnvironment: true, in: context)
    // A label that wants spare room, such as a row with a spacer, fills the button; any other stands in its middle.
    let isMenuItem = context.environment.values.menu != nil
    let layout = Container.Layout(horizontal: isMenuItem ? .start : .center, vertical: .fill)
    layout.place(content)
    element.onAlign { layout.place(content) }
    button.setChild(content)
    button.connect("clicked") { [weak self] in self?.press() }
    if role != nil { roleDidChange(from: nil) }
    if Label.self == GtkBridge.Label<Text, Image>.self, !context.environment.values.labelStyle.showsTitle {
      button.tooltip = content.labelTexts.joined(separator: " ")
    }
    context.environment.values.dialog?.add(button, role: role, as: element) { [weak self] in self?.press() }
    if isMenuItem {
      button.addStyleClass("flat")
      button.setAccessibleRole(.menuItem)
    }
    environmentDidChange()
  }

  private func press() {
    // The menu or dialog first: what the action opens is not to be covered by it.
    context.environment.values.menu?.close()
    context.environment.values.dialog?.close()
    action()
  }

  private func roleDidChange(from old: ButtonRole?) {
    if old == .destructive { button.removeStyleClass("destructive-action") }
    if role == .destructive { button.addStyleClass("destructive-action") }
  }

  override func environmentDidChange() {
    let isEnabled = context.environment.values.isEnabled
    if button.isSensitive != isEnabled { button.isSensitive = isEnabled }
  }

  override var tie: IdentityTie { label.tie }

  override func unmount() {
    label.unmount()
    context.environment.values.dialog?.remove(element)
    super.unmount()
  }
}
