import GtkObjects

/// The node of a view with a body. It reads the body, tracks its dependencies and reads it again when they change.
@MainActor
public final class CompositeNode<Content: View>: MountedNode {
  package private(set) var view: Content
  private var properties: InstalledProperties<Content>
  private let updater: BodyUpdater
  /// Cached because the test looks up the type each time.
  private let hasPropertiesToUpdate: Bool
  /// Indicates whether the view contains no references.
  private let isPlain = _isPOD(Content.self)
  /// The generation of the reused row. A change of it forces a full update.
  private var owner: Int
  private var child: ChildNode<Content.Body>?
  private var animation: AnimatedContent<Content>?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    properties = InstalledProperties()
    updater = BodyUpdater(for: Content.self, in: context)
    hasPropertiesToUpdate = properties.needUpdates
    owner = context.appearance.owner
    super.init(in: context)
    // A shape is animated where it is drawn, not here.
    if properties.isAnimatable, !(Content.Body.self is any DrawnOutline.Type) {
      animation = AnimatedContent.make(view, on: context.graph.animations)
      animation?.show = { [unowned self] in self.show($0) }
    }
    properties.install(into: &self.view, updater: updater)
    updater.evaluate = { [unowned self] in self.evaluate() }
    var inner = context
    inner.depth += 1
    child = ChildNode(readBody(), in: inner)
  }

  func update(_ view: Content) {
    // An equal plain value requires no update. State that the body reads requests updates itself.
    if isPlain, animation == nil, owner == context.appearance.owner, isSamePlainValue(view, self.view) { return }
    owner = context.appearance.owner
    show(animation?.set(view) ?? view)
  }

  private func show(_ view: Content) {
    self.view = view
    properties.install(into: &self.view, updater: updater)
    evaluate()
  }

  private func readBody() -> Content.Body {
    updater.read {
      if hasPropertiesToUpdate { properties.update(&view) }
      return view.body
    }
  }

  // `Never` is its own body, so the recursion stops there.
  override class var isTransparent: Bool {
    Content.self != Never.self && Content.Body._Node.isTransparent && !(Content.self is any StyledControl.Type)
  }

  override var retainedState: RetainedState { max(properties.retainedState, child?.retainedState ?? .none) }

  private func evaluate() {
    if let child { child.update(readBody()) }
  }

  override func append(to contents: inout NodeContents) {
    child?.append(to: &contents)
  }

  override func unmount() {
    animation = nil
    updater.stop()
    // The actions of the disappearing views read the properties.
    child?.unmount()
    properties.uninstall()
  }
}
