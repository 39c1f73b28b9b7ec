/// The rows of a view with a body: those of its body.
@MainActor
final class CompositeRows<Content: View>: RowSource<Content> {
  private var view: Content
  private var properties: InstalledProperties<Content>
  private let updater: BodyUpdater
  private var child: RowSource<Content.Body>?

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    properties = InstalledProperties()
    updater = BodyUpdater(for: Content.self, in: context)
    super.init(in: context)
    properties.install(into: &self.view, updater: updater)
    updater.evaluate = { [unowned self] in self.evaluate() }
    var inner = context
    inner.depth += 1
    child = RowSource<Content.Body>.make(readBody(), in: inner)
  }

  private func readBody() -> Content.Body {
    updater.read {
      properties.update(&view)
      return view.body
    }
  }

  override func update(_ view: Content) {
    self.view = view
    properties.install(into: &self.view, updater: updater)
    evaluate()
  }

  private func evaluate() {
    child?.update(readBody())
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    child?.appendSegments(to: &segments)
  }

  override func unmount() {
    updater.stop()
    properties.uninstall()
    child?.unmount()
  }
}

/// The rows of two views, in order.
@MainActor
final class PairRows<First: View, Second: View>: RowSource<PairView<First, Second>> {
  private let first: RowSource<First>
  private let second: RowSource<Second>

  init(_ view: PairView<First, Second>, in context: NodeContext) {
    first = RowSource<First>.make(view.first, in: context)
    second = RowSource<Second>.make(view.second, in: context)
    super.init(in: context)
  }

  override func update(_ view: PairView<First, Second>) {
    first.update(view.first)
    second.update(view.second)
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    first.appendSegments(to: &segments)
    second.appendSegments(to: &segments)
  }

  override func unmount() {
    first.unmount()
    second.unmount()
  }
}

/// The rows of a view or none.
@MainActor
final class OptionalRows<Content: View>: RowSource<Content?> {
  private var child: RowSource<Content>?

  init(_ view: Content?, in context: NodeContext) {
    child = view.map { RowSource<Content>.make($0, in: context) }
    super.init(in: context)
  }

  override func update(_ view: Content?) {
    if let child, let view { return child.update(view) }
    guard child != nil || view != nil else { return }
    child?.unmount()
    child = view.map { RowSource<Content>.make($0, in: context) }
    context.container.setNeedsArrangement()
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    child?.appendSegments(to: &segments)
  }

  override func unmount() {
    child?.unmount()
  }
}

/// The rows of one of two views.
@MainActor
final class ConditionalRows<First: View, Second: View>: RowSource<ConditionalContent<First, Second>> {
  private var first: RowSource<First>?
  private var second: RowSource<Second>?

  init(_ view: ConditionalContent<First, Second>, in context: NodeContext) {
    super.init(in: context)
    make(view)
  }

  private func make(_ view: ConditionalContent<First, Second>) {
    switch view.branch {
    case .first(let view): first = RowSource<First>.make(view, in: context)
    case .second(let view): second = RowSource<Second>.make(view, in: context)
    }
  }

  override func update(_ view: ConditionalContent<First, Second>) {
    switch (first, second, view.branch) {
    case (let source?, _, .first(let view)): source.update(view)
    case (_, let source?, .second(let view)): source.update(view)
    default:
      unmount()
      (first, second) = (nil, nil)
      make(view)
      context.container.setNeedsArrangement()
    }
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    first?.appendSegments(to: &segments)
    second?.appendSegments(to: &segments)
  }

  override func unmount() {
    first?.unmount()
    second?.unmount()
  }
}

/// The rows of a view inside another that adds none of its own.
@MainActor
final class WrappedRows<Wrapper: View, Content: View>: RowSource<Wrapper> {
  private let child: RowSource<Content>
  private let content: (Wrapper) -> Content

  init(_ view: Wrapper, _ content: @escaping (Wrapper) -> Content, in context: NodeContext) {
    self.content = content
    child = RowSource<Content>.make(content(view), in: context)
    super.init(in: context)
  }

  override func update(_ view: Wrapper) {
    child.update(content(view))
  }

  override func appendSegments(to segments: inout [any RowSegment]) {
    child.appendSegments(to: &segments)
  }

  override func unmount() {
    child.unmount()
  }
}
