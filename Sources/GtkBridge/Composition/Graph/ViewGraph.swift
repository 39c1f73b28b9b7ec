import GtkObjects

/// Brings one tree of nodes up to date: once per frame, before layout, parents before children, each body once.
@MainActor
final class ViewGraph {
  /// A node whose body can be read again.
  @MainActor
  protocol Updatable: AnyObject {
    var depth: Int { get }
    /// The type of the view, for messages.
    var viewType: Any.Type { get }
    /// Reads the body again if that is still needed.
    func updateIfNeeded()
  }

  /// The controller that shows the tree, of which controllers in it become children.
  weak var controller: ViewController?

  /// Times the animations of the tree.
  let animations = AnimationClock()

  /// Whether any view of the tree has ever said how it comes and goes.
  var hasTransitions = false
  /// What is on its way out, by the widget that leaves.
  private var exitTransitions: [Gtk.Widget.Identity: ExitTransition] = [:]
  private var isEnded = false

  /// What the tree is shown in; its frame clock times the updates.
  private weak var host: Gtk.Widget?
  private var pending: [any Updatable] = []
  private var unarranged: [Container] = []
  private var unaligned: [Container] = []
  private var actions: [() -> Void] = []
  private var isScheduled = false
  private var isUpdating = false
  /// The coming and going of the screen the tree belongs to.
  private(set) lazy var appearance = AppearanceScope(in: self)

  /// What belongs to the screen as a whole, by type.
  private var services: [ObjectIdentifier: any ScreenService] = [:]

  /// How often one frame may go round when an update changes state again, in a body or in an action. SwiftUI warns then;
  /// what is left waits for the next frame, so that a cycle cannot freeze the window.
  private static let roundsPerFrame = 8

  /// An alignment works its way outwards, one container in each round: no tree of widgets is as deep.
  private static let alignmentRounds = 1_000

  /// Shows the tree in `host`.
  func attach(to host: Gtk.Widget) {
    self.host = host
    for service in services.values { service.attach(to: host) }
    animations.frames = WidgetFrames(of: host)
    isScheduled = false
    scheduleIfNeeded()
  }

  /// The service of a type, made when it is first asked for.
  func service<Service: ScreenService>(_ type: Service.Type = Service.self) -> Service {
    if let service = services[ObjectIdentifier(type)] as? Service { return service }
    let service = Service()
    services[ObjectIdentifier(type)] = service
    if let host { service.attach(to: host) }
    return service
  }

  /// Whether anything waits for the next frame.
  var needsUpdate: Bool { !pending.isEmpty || !unarranged.isEmpty || !unaligned.isEmpty || !actions.isEmpty }

  /// The containers that wait to be arranged, and to be aligned.
  var waitingContainers: (unarranged: [Container], unaligned: [Container]) { (unarranged, unaligned) }

  /// The types of the views that wait for an update; `nil` where neither views nor actions wait.
  var waitingViews: [Any.Type]? { pending.isEmpty && actions.isEmpty ? nil : pending.map(\.viewType) }

  /// What has been said of state that changes in a circle.
  var circle: String?

  /// Asks for a node's body to be read again in the next frame.
  func setNeedsUpdate(_ node: any Updatable) {
    pending.append(node)
    scheduleIfNeeded()
  }

  /// Asks for a container's children to be collected again in this update, or the next frame's.
  func setNeedsArrangement(_ container: Container) {
    guard !container.needsArrangement else { return }
    container.needsArrangement = true
    unarranged.append(container)
    scheduleIfNeeded()
  }

  /// Asks for a container's children to be aligned again in this update, or the next frame's.
  func setNeedsAlignment(_ container: Container) {
    guard !container.needsAlignment else { return }
    container.needsAlignment = true
    unaligned.append(container)
    scheduleIfNeeded()
  }

  /// Runs `action` when the update under way, or the next frame's, is complete: then it sees the tree as it will be
  /// shown, and the state it changes joins the same frame.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    scheduleIfNeeded()
  }

  /// A widget begins to leave, by a transition.
  func beginExitTransition(of widget: Gtk.Widget) { exitTransitions[widget.identity] = ExitTransition(of: widget) }

  /// A widget has left, or is not seen any more for another reason.
  func endExitTransition(of widget: Gtk.Widget.Identity) {
    guard let exitTransition = exitTransitions.removeValue(forKey: widget) else { return }
    for action in exitTransition.actions { action() }
  }

  /// Runs `action` when a widget whose view is gone has left, which may be at the end of the update under way.
  func afterExitTransition(of widget: Gtk.Widget, _ action: @escaping () -> Void) {
    if isEnded { return action() }
    afterUpdate { [self] in
      for ancestor in widget.selfAndAncestors {
        if let exitTransition = exitTransitions[ancestor] { return exitTransition.actions.append(action) }
      }
      action()
    }
  }

  /// The tree is about to go: nothing is seen of what was on its way out.
  func end() {
    isEnded = true
    let ended = exitTransitions.values
    exitTransitions = [:]
    for exitTransition in ended { for action in exitTransition.actions { action() } }
  }

  /// Completes a row between two updates, where GTK itself asks for it.
  ///
  /// GTK does so in the middle of its own work: while it lays out a window, or takes a screen with all that is in it into
  /// one. It goes from child to child then, so whatever else waits has to wait for the frame: a child that came or went
  /// meanwhile would lead it astray.
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
  }

  /// Once for each container and then for what these ask for; what is left after some rounds waits for the next frame.
  private func arrange() {
    for _ in 0..<Self.roundsPerFrame where !unarranged.isEmpty {
      var turn = unarranged
      unarranged.removeAll(keepingCapacity: true)
      while let container = turn.popLast() { container.arrange() }
    }
    for _ in 0..<Self.alignmentRounds where !unaligned.isEmpty {
      // In turns, from the inside out: a container is aligned once for all that changed in it.
      let turn = unaligned
      unaligned.removeAll()
      for container in turn { container.align() }
    }
  }

  /// Brings the tree up to date now.
  func flushNow() {
    guard !isUpdating else { return }
    isUpdating = true
    for _ in 0..<Self.roundsPerFrame where needsUpdate { updateOnce() }
    reportCircle()
    checkInvariants()
    StyleSheet.shared.loadIfNeeded()
    isUpdating = false
    AwaitedFocus.settle()
    scheduleIfNeeded()
  }

  private func updateOnce() {
    for _ in 0..<Self.roundsPerFrame where !pending.isEmpty {
      let batch = pending
      pending.removeAll(keepingCapacity: true)
      if batch.count == 1 {
        batch[0].updateIfNeeded()
      } else {
        var depth = 0
        for node in batch.sorted(by: { $0.depth < $1.depth }) {
          if node.depth > depth { arrangeRows() }
          depth = node.depth
          node.updateIfNeeded()
        }
      }
    }
    arrange()
    let due = actions
    actions.removeAll()
    for action in due { action() }
  }

  /// Takes rows away that are described no more, before they are read again: what they stand for is gone from the data.
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
    // The graph may outlive its view until then: its nodes are gone by that time, and nothing is left to do. A weak
    // reference would make every count of the graph's references slower, and there are several in each update.
    host.onNextFrame {
      self.isScheduled = false
      self.flushNow()
    }
  }
}

/// What waits until something has left.
@MainActor
private final class ExitTransition {
  /// Kept until then, so that no other is taken for it.
  private let widget: Gtk.Widget
  var actions: [() -> Void] = []

  init(of widget: Gtk.Widget) {
    self.widget = widget
  }
}
