import GtkObjects

/// An object that updates one tree of nodes: once per frame, before layout, parents before children, each body once.
@MainActor
final class ViewGraph {
  /// A node with a body.
  @MainActor
  protocol Updatable: AnyObject {
    var depth: Int { get }
    /// The view's type, for messages.
    var viewType: Any.Type { get }
    /// Reads the body again if an update is pending.
    func updateIfNeeded()
  }

  /// The controller that shows the tree. It becomes the parent of the controllers in the tree.
  weak var controller: ViewController?

  let animations = AnimationClock()
  private(set) lazy var moves = LayoutMoves(on: animations)

  /// Indicates whether any view in the tree has ever had a transition.
  var hasTransitions = false
  private var exitTransitions: [Gtk.Widget.Identity: ExitTransition] = [:]
  private(set) var isEnded = false

  /// The widget that shows the tree. Its frame clock schedules the updates while it is on screen. A widget off screen,
  /// such as a covered screen, has no frames, so the main loop schedules its updates: the screens that its rows have
  /// pushed follow it.
  private weak var host: Gtk.Widget?
  private var pending: [any Updatable] = []
  private var unarranged: [Container] = []
  private var unaligned: [Container] = []
  private var actions: [() -> Void] = []
  private var isScheduled = false
  /// Indicates whether a callback of the host's frame clock is outstanding.
  private var awaitsFrame = false
  private var isUpdating = false
  /// The tree that is being updated, if any. Others may be inside it.
  private static var current: ViewGraph?
  /// The trees with a scheduled update.
  private static var scheduled: [ViewGraph] = []

  /// Indicates whether a tree waits for its update.
  static var isAnyScheduled: Bool { !scheduled.isEmpty }
  private static var count = 0
  /// The number of trees created before this one. A tree inside another, such as a pushed screen, is created after it.
  private let order: Int
  private(set) lazy var appearance = AppearanceScope(in: self)

  private var services: [ObjectIdentifier: any ScreenService] = [:]

  /// The maximum number of rounds per frame, if an update changes state again in a body or an action. SwiftUI warns in
  /// this case. The remaining work waits for the next frame, so that a cycle cannot freeze the window.
  private static let roundsPerFrame = 8

  /// The maximum number of alignment rounds. An alignment moves one container outwards per round; no widget tree is
  /// this deep.
  private static let alignmentRounds = 1_000

  init() {
    order = Self.count
    Self.count += 1
  }

  func attach(to host: Gtk.Widget) {
    self.host = host
    host.prepareLayoutQueue()
    for service in services.values { service.attach(to: host) }
    animations.frames = WidgetFrames(of: host)
    moves.host = host
    animations.onTick = { [unowned self] in updateAgainInFrame() }
    isScheduled = false
    awaitsFrame = false
    scheduleIfNeeded()
  }

  /// Returns the service of a type, creating it at the first call.
  func service<Service: ScreenService>(_ type: Service.Type = Service.self) -> Service {
    if let service = services[ObjectIdentifier(type)] as? Service { return service }
    let service = Service()
    services[ObjectIdentifier(type)] = service
    if let host { service.attach(to: host) }
    return service
  }

  var needsUpdate: Bool { !pending.isEmpty || !unarranged.isEmpty || !unaligned.isEmpty || !actions.isEmpty }

  /// The containers with a pending arrangement or alignment.
  var waitingContainers: (unarranged: [Container], unaligned: [Container]) { (unarranged, unaligned) }

  /// The types of the views with a pending update, or `nil` if neither views nor actions are pending.
  var waitingViews: [Any.Type]? { pending.isEmpty && actions.isEmpty ? nil : pending.map(\.viewType) }

  /// The reported warning about a state cycle, if any.
  var circle: String?

  /// Requests a reading of the node's body in the next frame.
  func setNeedsUpdate(_ node: any Updatable) {
    pending.append(node)
    scheduleIfNeeded()
  }

  /// Requests an arrangement of the container in this update or the next frame's.
  func setNeedsArrangement(_ container: Container) {
    guard !container.needsArrangement else { return }
    container.needsArrangement = true
    unarranged.append(container)
    scheduleIfNeeded()
  }

  /// Requests an alignment of the container in this update or the next frame's.
  func setNeedsAlignment(_ container: Container) {
    guard !container.needsAlignment else { return }
    container.needsAlignment = true
    unaligned.append(container)
    scheduleIfNeeded()
  }

  /// Runs `action` after the current update, or the next frame's. The action sees the final tree, and its state
  /// changes join the same frame.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    scheduleIfNeeded()
  }

  func beginExitTransition(of widget: Gtk.Widget) { exitTransitions[widget.identity] = ExitTransition(of: widget) }

  /// Ends a widget's exit transition, whether complete or cut short, and runs its pending actions.
  func endExitTransition(of widget: Gtk.Widget.Identity) {
    guard let exitTransition = exitTransitions.removeValue(forKey: widget) else { return }
    for action in exitTransition.actions { action() }
  }

  /// Runs `action` after the exit transition of a removed view's widget; without one, at the end of the current
  /// update.
  func afterExitTransition(of widget: Gtk.Widget, _ action: @escaping () -> Void) {
    if isEnded { return action() }
    afterUpdate { [self] in
      for ancestor in widget.selfAndAncestors {
        if let exitTransition = exitTransitions[ancestor] { return exitTransition.actions.append(action) }
      }
      action()
    }
  }

  /// Ends all exit transitions before the tree is destroyed.
  func end() {
    isEnded = true
    isScheduled = false
    Self.scheduled.removeAll { $0 === self }
    moves.end()
    let ended = exitTransitions.values
    exitTransitions = [:]
    for exitTransition in ended { for action in exitTransition.actions { action() } }
  }

  /// Completes a row between two updates, when GTK itself requests it.
  ///
  /// GTK does so during its own traversal: while it lays out a window or maps a screen. Adding or removing other
  /// children during that traversal would corrupt it, so all other work waits for the next frame.
  func completeRow(_ row: Gtk.Widget) {
    guard !isUpdating else { return }
    for _ in 0..<Self.roundsPerFrame {
      let due = unarranged.filter { $0.isInside(row) }
      guard !due.isEmpty else { break }
      unarranged.removeAll { $0.isInside(row) }
      for container in due.reversed() { container.arrange() }
    }
    for _ in 0..<Self.alignmentRounds {
      let due = unaligned.filter { $0.isInside(row) }
      guard !due.isEmpty else { break }
      unaligned.removeAll { $0.isInside(row) }
      for container in due { container.align() }
    }
    StyleSheet.shared.loadRecent()
  }

  /// Arranges and aligns the pending containers in rounds. Work left after the last round waits for the next frame.
  private func arrange() {
    for _ in 0..<Self.roundsPerFrame {
      if unarranged.isEmpty { break }
      var turn = unarranged
      unarranged.removeAll(keepingCapacity: true)
      while let container = turn.popLast() { container.arrange() }
    }
    for _ in 0..<Self.alignmentRounds {
      if unaligned.isEmpty { break }
      // Rounds proceed from the inside out, so a container is aligned once for all changes inside it.
      let turn = unaligned
      unaligned.removeAll()
      for container in turn { container.align() }
    }
  }

  /// Updates the tree for all changes so far, each transaction after the other.
  func flushNow() {
    flush()
    while Self.current == nil, !TransactionQueue.isEmpty {
      _ = TransactionQueue.advance()
      flush()
    }
  }

  /// Updates the tree for the changes that do not wait for a separate frame.
  func flush() {
    guard !isUpdating else { return }
    isUpdating = true
    let outer = Self.current
    Self.current = self
    for _ in 0..<Self.roundsPerFrame {
      guard needsUpdate else { break }
      updateOnce()
    }
    reportCircle()
    checkInvariants()
    StyleSheet.shared.loadIfNeeded()
    isUpdating = false
    Self.current = outer
    AwaitedFocus.settle()
    scheduleIfNeeded()
  }

  /// Updates the tree together with the one whose update has replaced this tree's root. The next frame would show
  /// removed views.
  func joinUpdate() { Self.current?.afterUpdate { [self] in if needsUpdate { flush() } } }

  private func updateOnce() {
    updateViews()
    if actions.isEmpty { return }
    let due = actions
    actions.removeAll()
    for action in due { action() }
  }

  private func updateViews() {
    TransactionQueue.updateWillBegin()
    let outer = TransactionQueue.isUpdatingViews
    TransactionQueue.isUpdatingViews = true
    defer { TransactionQueue.isUpdatingViews = outer }
    for _ in 0..<Self.roundsPerFrame {
      if pending.isEmpty { break }
      if pending.count == 1 {
        // The usual case; taking the node out of the array allocates nothing.
        pending.removeLast().updateIfNeeded()
      } else {
        let batch = pending
        pending.removeAll(keepingCapacity: true)
        var depth = 0
        for node in batch.sorted(by: { $0.depth < $1.depth }) {
          if node.depth > depth { arrangeRows() }
          depth = node.depth
          node.updateIfNeeded()
        }
      }
    }
    arrange()
  }

  /// Arranges the pending lists before their rows are read again. The data of removed rows may no longer exist.
  private func arrangeRows() {
    guard !unarranged.isEmpty else { return }
    let lists = unarranged.filter(\.holdsRows)
    guard !lists.isEmpty else { return }
    unarranged.removeAll(where: \.holdsRows)
    for list in lists { list.arrange() }
  }

  private func scheduleIfNeeded() {
    guard !isScheduled, !isUpdating, needsUpdate, let host else { return }
    isScheduled = true
    Self.scheduled.append(self)
    // The strong reference may keep the graph alive after its view; its nodes are unmounted by then and nothing is
    // pending. A weak reference would slow down all reference counting of the graph, which every update does several
    // times.
    if !awaitsFrame {
      awaitsFrame = true
      host.onNextFrame { [self] in
        awaitsFrame = false
        if isScheduled { Self.updateScheduled() }
      }
    }
    // A screen that has appeared in the meantime is updated in its first frame.
    if !host.isMapped { updateOffScreen() }
  }

  /// Updates every tree with a scheduled update, outer trees first. The views of an inner tree read data from outer
  /// views, such as the elements of a ``ForEach``. They must not read it again before the outer views have passed it in
  /// again: its elements may no longer exist.
  static func updateScheduled() {
    // A tree whose update has led here has not yet passed in all of its data.
    guard current == nil else {
      Task { updateScheduled() }
      return
    }
    repeat { updateTrees() } while TransactionQueue.advance()
  }

  /// Updates every tree with a scheduled update in this frame, unless one waits for the layout of this frame.
  static func updateAgainInFrame() {
    if !TransactionQueue.awaitsFrame { updateScheduled() }
  }

  /// Updates the trees after a view of this one has changed by itself, in the same frame.
  func updateAgainInFrame() {
    if needsUpdate { Self.updateAgainInFrame() }
  }

  private static func updateTrees() {
    // The usual case; taking the tree out of the array allocates nothing.
    if scheduled.count == 1 { return scheduled.removeLast().updateIfScheduled() }
    let due = scheduled.sorted { $0.order < $1.order }
    scheduled.removeAll()
    for graph in due { graph.updateIfScheduled() }
  }

  private func updateIfScheduled() {
    guard isScheduled else { return }
    isScheduled = false
    flush()
  }

  /// Updates the tree without a frame clock, at the rate of one.
  private func updateOffScreen() {
    Task {
      try? await Task.sleep(for: .milliseconds(16))
      // The frames of a screen that has appeared in the meantime update it.
      let hasFrames = appearance.isOnScreen && host?.isMapped == true
      if isScheduled, !hasFrames { Self.updateScheduled() }
    }
  }

  /// Performs a scheduled update, which would otherwise wait until the screen appears again.
  func screenDidDisappear() { if isScheduled { updateOffScreen() } }
}

/// The actions to run after one exit transition.
@MainActor
private final class ExitTransition {
  /// Retained so that no other widget can get the same identity in the meantime.
  private let widget: Gtk.Widget
  var actions: [() -> Void] = []

  init(of widget: Gtk.Widget) {
    self.widget = widget
  }
}
