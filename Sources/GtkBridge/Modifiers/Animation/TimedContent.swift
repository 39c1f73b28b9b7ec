/// The values of a view that changes by itself, by their time in seconds.
struct TimedRun<Value> {
  let duration: Double
  let value: (Double) -> Value
}

/// A view whose content follows a value that changes by itself: repeatedly, or whenever a trigger changes.
struct TimedContent<Value, Content: View>: View {
  typealias Body = Never

  let initial: Value
  /// The trigger, or `nil` if the changes repeat forever.
  let trigger: (any Equatable)?
  /// Returns the changes that start from a value.
  let run: (Value) -> TimedRun<Value>
  /// Returns whether the content is the same for two values.
  var isSame: (Value, Value) -> Bool = { _, _ in false }
  /// Returns the animation of the content's change to a value.
  var animation: (Value) -> Animation? = { _ in nil }
  let content: (Value) -> Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> { TimedNode(view, in: context) }
}

@MainActor
private final class TimedNode<Value, Content: View>: Node<TimedContent<Value, Content>> {
  private var view: TimedContent<Value, Content>
  private var value: Value
  private var run: TimedRun<Value>
  private var time: AnimatedValue<Double>?
  private let updater: BodyUpdater
  private var child: ChildNode<Content>?

  init(_ view: TimedContent<Value, Content>, in context: NodeContext) {
    self.view = view
    value = view.initial
    run = view.run(view.initial)
    updater = BodyUpdater(for: TimedContent<Value, Content>.self, in: context)
    super.init(in: context)
    updater.evaluate = { [unowned self] in self.evaluate() }
    var inner = context
    inner.depth += 1
    child = ChildNode(updater.read { view.content(value) }, in: inner)
    time = AnimatedValue(on: context.graph.animations, from: 0) { [weak self] in self?.show(at: $0) }
    if view.trigger == nil { start() }
  }

  override class var isTransparent: Bool { Content._Node.isTransparent }

  private func start() {
    guard run.duration > 0, run.duration.isFinite else { return }
    let once = Animation.linear(duration: run.duration)
    let animation = view.trigger == nil ? once.repeatForever(autoreverses: false) : once
    time?.move(
      from: 0, to: run.duration, Transaction(animation: animation), waitsToBeShown: view.trigger == nil)
  }

  private func show(at time: Double) {
    let new = run.value(time)
    guard !view.isSame(new, value) else { return }
    value = new
    let transaction = Transaction(animation: view.animation(new))
    context.graph.moves.animateLayout(in: transaction)
    transaction.run { evaluate() }
  }

  private func evaluate() { child?.update(updater.read { view.content(value) }) }

  override func update(_ view: TimedContent<Value, Content>) {
    let isTriggered = !areEqual(view.trigger, self.view.trigger)
    self.view = view
    evaluate()
    guard isTriggered else { return }
    run = view.run(value)
    start()
  }

  override func append(to contents: inout NodeContents) { child?.append(to: &contents) }

  override func unmount() {
    time = nil
    updater.stop()
    child?.unmount()
  }
}
