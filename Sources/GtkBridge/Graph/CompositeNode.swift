/// The node of a view with a body: it reads the body, notes what it depended on, and reads it again when that changes.
@MainActor
final class CompositeNode<Content: View>: Node<Content> {
  private var view: Content
  private var properties: InstalledProperties<Content>
  private let updater: BodyUpdater
  private var child: Node<Content.Body>?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    properties = InstalledProperties()
    updater = BodyUpdater(for: Content.self, in: context)
    super.init(in: context)
    properties.install(into: &self.view, updater: updater)
    updater.evaluate = { [unowned self] in self.evaluate() }
    var inner = context
    inner.depth += 1
    child = Content.Body._makeNode(readBody(), in: inner)
  }

  override func update(_ view: Content) {
    self.view = view
    properties.install(into: &self.view, updater: updater)
    evaluate()
  }

  private func readBody() -> Content.Body {
    updater.read {
      properties.update(&view)
      return view.body
    }
  }

  private func evaluate() {
    child?.update(readBody())
  }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func unmount() {
    updater.stop()
    properties.uninstall()
    child?.unmount()
  }
}
