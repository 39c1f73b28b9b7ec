import GtkObjects

/// A node that modifies the transactions of its widgets.
@MainActor
protocol LayoutTransactionSource: MountedNode {
  func modify(_ transaction: inout Transaction)
}

/// Moves the views of one tree to their new places in an animated update.
///
/// The layout runs once and only determines the new places. Each widget with a new place then moves by itself.
@MainActor
final class LayoutMoves {
  /// The widget that shows the tree.
  weak var host: Gtk.Widget?

  /// Returns the place in the host from which a new widget moves, if it has a match.
  var origin: ((Gtk.Widget) -> CGRect?)?
  /// Called at the end of each animated update.
  var onEnd: (() -> Void)?
  /// Indicates whether the current update is animated.
  var isInAnimatedUpdate: Bool { pass != nil }

  private unowned let clock: AnimationClock
  /// The layout of the current update, which ends when its frame is painted.
  private var pass: Pass?
  /// The nodes that modify the transaction of every update.
  private var sources: [ObjectIdentifier: Source] = [:]

  private struct Source {
    weak var node: (any LayoutTransactionSource)?
  }

  @MainActor
  private final class Pass {
    var layout: Gtk.LayoutPass?
    var transaction = Transaction()
    let beginning: AnimationClock.Beginning
    /// The nodes whose `animation` modifiers apply to this update.
    var sources: [ObjectIdentifier: Source] = [:]
    /// The nodes that modify the transaction of a widget and its content.
    var nodes: [Gtk.Widget.Identity: [any LayoutTransactionSource]]?

    init(_ beginning: AnimationClock.Beginning) { self.beginning = beginning }
  }

  init(on clock: AnimationClock) {
    self.clock = clock
  }

  func addSource(_ node: some LayoutTransactionSource) { sources[ObjectIdentifier(node)] = Source(node: node) }

  func removeSource(_ node: some LayoutTransactionSource) { sources[ObjectIdentifier(node)] = nil }

  /// Animates the changes that the layout of the current update makes anywhere in the tree.
  func animateLayout(in transaction: Transaction) {
    guard transaction.animation != nil, let pass = currentPass() else { return }
    pass.transaction = transaction
  }

  /// Animates, or does not animate, the changes that the layout of the current update makes in a part of the tree.
  func animateLayout(of node: some LayoutTransactionSource, in transaction: Transaction) {
    guard transaction.animation != nil || pass != nil, let pass = currentPass() else { return }
    pass.sources[ObjectIdentifier(node)] = Source(node: node)
    pass.nodes = nil
    // An enclosing view may move and carry the view along: the place of the view in that layout does not change.
    for element in node.elements { element.outermost.setContainerNeedsPlacing() }
  }

  func end() {
    pass?.layout?.end()
    pass = nil
    onEnd?()
  }

  private func currentPass() -> Pass? {
    if let pass { return pass }
    guard let host, host.isMapped, clock.showsMotion else { return nil }
    let pass = Pass(clock.nextBeginning())
    let layout = Gtk.LayoutPass(root: host) { [weak self] widget in
      self?.transaction(of: widget).animation != nil
    } start: { [weak self] widget, motion in
      self?.start(motion, of: widget)
    } origin: { [weak self] in
      self?.origin?($0)
    }
    pass.layout = layout
    layout.begin()
    self.pass = pass
    host.afterPaint { [weak self, weak pass] in
      guard let self, let pass, pass === self.pass else { return }
      end()
    }
    return pass
  }

  private func start(_ motion: Gtk.LayoutMotion, of widget: Gtk.Widget) {
    let value =
      motion.driver as? AnimatedNumbers
      ?? AnimatedNumbers(on: clock) { [weak motion] in motion?.shown = CGRect($0) }
    motion.driver = value
    value.move(
      from: motion.shown.vector, to: motion.target.vector, transaction(of: widget), since: pass?.beginning
    ) { [weak motion, weak value] in
      if value?.isMoving == false { motion?.end() }
    }
  }

  /// Returns the transaction of the update, as the nodes around a widget have modified it.
  private func transaction(of widget: Gtk.Widget) -> Transaction {
    guard let pass else { return Transaction() }
    if pass.sources.isEmpty, sources.isEmpty { return pass.transaction }
    let nodes = pass.nodes ?? nodesByWidget(in: pass)
    pass.nodes = nodes
    var transaction = pass.transaction
    for ancestor in Array(widget.selfAndAncestors).reversed() {
      for node in nodes[ancestor] ?? [] { node.modify(&transaction) }
    }
    return transaction
  }

  private func nodesByWidget(in pass: Pass) -> [Gtk.Widget.Identity: [any LayoutTransactionSource]] {
    var nodes: [Gtk.Widget.Identity: [any LayoutTransactionSource]] = [:]
    // Several nodes may be around one widget. The outer ones come first: they are less deep, or were created earlier.
    let all = (sources.merging(pass.sources) { $1 }).values.compactMap(\.node)
    for node in all.sorted(by: { $0.context.depth < $1.context.depth }) {
      for element in node.elements { nodes[element.outermost.identity, default: []].append(node) }
    }
    return nodes
  }
}

extension CGRect {
  var vector: AnimationVector { [minX, minY, width, height, 0, 0, 0, 0] }

  init(_ vector: AnimationVector) {
    self.init(x: vector[0], y: vector[1], width: max(vector[2], 0), height: max(vector[3], 0))
  }
}
