import GtkObjects

/// The node of a view with a body: it reads the body, notes what it depended on, and reads it again when that changes.
@MainActor
public final class CompositeNode<Content: View>: MountedNode {
  private var view: Content
  private var properties: InstalledProperties<Content>
  private let updater: BodyUpdater
  /// Known once, because asking costs a look-up of the type each time.
  private let hasPropertiesToUpdate: Bool
  /// Indicates whether the view refers to nothing.
  private let isPlain = _isPOD(Content.self)
  /// The row of a list that the node is part of; another one is told everything.
  private var owner: Int
  private var child: ChildNode<Content.Body>?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    properties = InstalledProperties()
    updater = BodyUpdater(for: Content.self, in: context)
    hasPropertiesToUpdate = properties.needUpdates
    owner = context.appearance.owner
    super.init(in: context)
    properties.install(into: &self.view, updater: updater)
    updater.evaluate = { [unowned self] in self.evaluate() }
    var inner = context
    inner.depth += 1
    child = ChildNode(readBody(), in: inner)
  }

  func update(_ view: Content) {
    // A plain value that is equal describes what is there already; state that its body reads asks for an update itself.
    if isPlain, owner == context.appearance.owner, isSamePlainValue(view, self.view) { return }
    owner = context.appearance.owner
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

  // `Never` is its own body.
  override class var isTransparent: Bool { Content.self != Never.self && Content.Body._Node.isTransparent }

  override var retainedState: RetainedState { max(properties.retainedState, child?.retainedState ?? .none) }

  private func evaluate() {
    if let child { child.update(readBody()) }
  }

  override func append(to contents: inout NodeContents) {
    child?.append(to: &contents)
  }

  override func unmount() {
    updater.stop()
    properties.uninstall()
    child?.unmount()
  }
}
