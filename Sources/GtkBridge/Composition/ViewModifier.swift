/// A reusable change that can be applied to any view.
///
/// Mirrors SwiftUI's `ViewModifier`:
///
/// ```swift
/// struct Warning: ViewModifier {
///   func body(content: Content) -> some View {
///     content.font(.headline).border(.red)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The modified view.
  typealias Content = ModifierContent<Self>

  /// Returns the modified view.
  ///
  /// - Parameter content: The view to modify.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier with animated changes: its body is read in each frame with the data of that moment.
///
/// Mirrors SwiftUI's `AnimatableModifier`. A ``ViewModifier`` that conforms to `Animatable` is the same.
@preconcurrency @MainActor
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Returns the view with a modifier applied.
  ///
  /// Mirrors SwiftUI's `modifier(_:)`.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier applied to it.
///
/// Mirrors SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  public typealias Body = Never

  /// The modified view.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier applied.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ModifiedContentNode(view, in: context)
  }
}

/// A placeholder for the modified view in a modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: View {
  public typealias Body = Never

  /// A weak reference, because the source owns the nodes that keep this content.
  weak var source: (any ModifierContentSource)?

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ModifierContentNode(view, in: context)
  }
}

/// A node that creates the nodes of a modified view, whose type is unknown to the modifier.
@MainActor
protocol ModifierContentSource: AnyObject {
  func makeNode(in context: NodeContext) -> MountedNode
  func forget(_ node: MountedNode)
}

@MainActor
private final class ModifierContentNode<Modifier: ViewModifier>: Node<ModifierContent<Modifier>> {
  /// The modified content, or `nil` if this node has outlived its modifier.
  private let child: MountedNode?
  private weak var source: (any ModifierContentSource)?

  init(_ view: ModifierContent<Modifier>, in context: NodeContext) {
    source = view.source
    child = view.source?.makeNode(in: context)
    super.init(in: context)
  }

  /// The modifier's node accounts for its contents.
  override var retainedState: RetainedState { .none }

  override func append(to contents: inout NodeContents) {
    child?.append(to: &contents)
  }

  override func unmount() {
    guard let child else { return }
    source?.forget(child)
    child.unmount()
  }
}

@MainActor
private final class ModifiedContentNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>, ModifierContentSource
{
  private var view: ModifiedContent<Content, Modifier>
  /// The nodes of the content, which a modifier's body may show several times or not at all.
  private var contents: [Content._Node] = []
  private var properties = InstalledProperties<Modifier>()
  private let updater: BodyUpdater
  private var child: Modifier.Body._Node?
  private var animation: AnimatedContent<Modifier>?

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: Modifier.self, in: context)
    super.init(in: context)
    if properties.isAnimatable {
      animation = AnimatedContent.make(view.modifier, on: context.graph.animations)
      animation?.show = { [unowned self] in self.show($0) }
    }
    properties.install(into: &self.view.modifier, updater: updater)
    updater.evaluate = { [unowned self] in self.evaluate() }
    var inner = context
    inner.depth += 1
    child = Modifier.Body._makeNode(readBody(), in: inner)
  }

  private func readBody() -> Modifier.Body {
    updater.read {
      properties.update(&view.modifier)
      return view.modifier.body(content: ModifierContent(source: self))
    }
  }

  private func evaluate() {
    if let child { readBody()._update(child) }
  }

  override var retainedState: RetainedState {
    contents.reduce(max(properties.retainedState, child?.retainedState ?? .none)) { max($0, $1.retainedState) }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    self.view = view
    for content in contents { view.content._update(content) }
    show(animation?.set(view.modifier) ?? view.modifier)
  }

  private func show(_ modifier: Modifier) {
    view.modifier = modifier
    properties.install(into: &view.modifier, updater: updater)
    evaluate()
  }

  func makeNode(in context: NodeContext) -> MountedNode {
    let node = Content._makeNode(view.content, in: context)
    contents.append(node)
    return node
  }

  func forget(_ node: MountedNode) {
    contents.removeAll { $0 === node }
  }

  override func append(to contents: inout NodeContents) {
    child?.append(to: &contents)
  }

  override func unmount() {
    animation = nil
    updater.stop()
    properties.uninstall()
    child?.unmount()
  }
}
