/// A modifier that acts on the widgets of the modified view and wraps them only if the order of modifiers requires it.
@MainActor
@usableFromInline
package protocol WidgetModifier: Equatable {
  /// The object that the modifier changes at one widget.
  associatedtype Target

  /// Returns the target for a new widget, creating it if necessary.
  func attach(to element: Element) -> Target

  func apply(to target: Target)

  /// The colour of the modifier, in which a tint takes the place of the theme's accent.
  var color: Color { get set }
}

extension WidgetModifier {
  /// No colour.
  @usableFromInline package var color: Color {
    get { .clear }
    set {}
  }
}

extension View {
  @inlinable
  package consuming func widgetModifier<Modifier: WidgetModifier>(
    _ modifier: consuming Modifier
  ) -> WidgetModifiedContent<Self, Modifier> {
    WidgetModifiedContent(content: self, modifier: modifier)
  }
}

@usableFromInline
package struct WidgetModifiedContent<Content: View, Modifier: WidgetModifier>: View {
  @usableFromInline package typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable
  init(content: consuming Content, modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @usableFromInline
  package static func _makeNode(_ view: Self, in context: NodeContext) -> WidgetModifierNode<Content, Modifier> {
    WidgetModifierNode(view, in: context)
  }

  @usableFromInline
  package func _update(_ node: WidgetModifierNode<Content, Modifier>) {
    if modifier != node.modifier { node.modifier = modifier }
    node.child?.update(content)
  }
}

@MainActor
@usableFromInline
package final class WidgetModifierNode<Content: View, Modifier: WidgetModifier>:
  DecorationNode<WidgetModifiedContent<Content, Modifier>, Content>, EnvironmentScope.Reader
{
  fileprivate var modifier: Modifier {
    didSet { environmentDidChange() }
  }
  private let followsTint: Bool
  private var targets: [ObjectIdentifier: Modifier.Target] = [:]

  init(_ view: WidgetModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    followsTint = view.modifier.color.hasAccent
    super.init(in: context)
    if followsTint { context.environment.addReader(self) }
    makeChild(view.content)
  }

  override package func decorate(_ element: Element) {
    let target = modifier.attach(to: element)
    tinted.apply(to: target)
    targets[ObjectIdentifier(element)] = target
  }

  private var tinted: Modifier {
    guard modifier.color.hasAccent else { return modifier }
    var tinted = modifier
    tinted.color = context.environment.tinted(modifier.color)
    return tinted
  }

  func environmentDidChange() {
    let modifier = tinted
    for target in targets.values { modifier.apply(to: target) }
  }

  override func unmount() {
    if followsTint { context.environment.removeReader(self) }
    super.unmount()
  }

  override package func forget(_ element: Element) {
    targets[ObjectIdentifier(element)] = nil
  }

  override var retainedState: RetainedState { child?.retainedState ?? .none }
}
