/// A control that does something when it is pressed.
///
/// Mirrors SwiftUI's `Button`; shown by a GtkButton with the theme's look. It takes no input where the environment is
/// disabled.
public struct Button<Label: View>: View {
  public typealias Body = Never

  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label

  /// Makes a button that shows `label`.
  @inlinable
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ButtonNode<Label> {
    ButtonNode(view, in: context)
  }

  public func _update(_ node: ButtonNode<Label>) {
    node.action = action
    label._update(node.label)
  }
}

extension Button where Label == Text {
  /// Makes a button that shows a title.
  @inlinable
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// The node of a ``Button``.
@MainActor
public final class ButtonNode<Label: View>: WidgetNode<Button<Label>> {
  fileprivate var action: () -> Void
  private let button: Gtk.Button
  private let container: Container
  fileprivate let label: Label._Node

  init(_ view: Button<Label>, in context: NodeContext) {
    action = view.action
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
    button.connect("clicked") { [weak self] in
      guard let self else { return }
      // The menu first: what the action opens is not to be covered by it.
      self.context.environment.values.menu?.close()
      self.action()
    }
    if isMenuItem {
      button.addStyleClass("flat")
      button.setAccessibleRole(.menuItem)
    }
    environmentDidChange()
  }

  override func environmentDidChange() {
    let isEnabled = context.environment.values.isEnabled
    if button.isSensitive != isEnabled { button.isSensitive = isEnabled }
  }

  override var tie: IdentityTie { label.tie }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
