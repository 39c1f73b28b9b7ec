import CMainLoop
import Observation

/// An object that reads one body, tracks its dependencies and requests another reading when one of them changes.
@MainActor
final class BodyUpdater: ViewGraph.Updatable {
  /// The updater whose body is being read. It tracks every read.
  private(set) static var current: BodyUpdater?

  /// The type of the view that owns the body, for messages.
  let viewType: Any.Type
  /// The types whose bodies have read `@Observable` objects. New instances end their observations from their first
  /// reading on.
  private static var observing: Set<ObjectIdentifier> = []

  let depth: Int
  let environment: EnvironmentScope
  /// Reads the body again and updates the child with it.
  var evaluate: () -> Void = {}

  /// The number of readings. A dependency recorded during an earlier reading is obsolete.
  private(set) var reading = 0
  /// An extra dependency of a body that has read an `@Observable` object. Changing it ends the observation.
  private var observationEnd: ObservationEnd?
  private var isDirty = false
  /// The transaction of the changes that requested the reading.
  private var transaction: Transaction?
  private var isStopped = false
  private unowned let graph: ViewGraph
  private let appearance: AppearanceScope

  init(for viewType: Any.Type, in context: NodeContext) {
    self.viewType = viewType
    depth = context.depth
    environment = context.environment
    graph = context.graph
    appearance = context.appearance
    if Self.observing.contains(ObjectIdentifier(viewType)) { observationEnd = ObservationEnd() }
  }

  /// Reads a body and records its dependencies: `@State` and `@Environment` through ``current``, `@Observable` objects
  /// through the Observation library.
  func read<Body>(_ body: () -> Body) -> Body {
    reading &+= 1
    isDirty = false
    // The requester's transaction applies to this reading, which includes any pending one.
    transaction = nil
    observationEnd?.come(reading)
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let end = observationEnd
    func tracked() -> Body {
      end?.note()
      return body()
    }
    return withObservationTracking(tracked, onChange: reportOfChange())
  }

  /// Returns the change handler. The Observation library calls this method only if the body has read an observable
  /// property.
  private func reportOfChange() -> @Sendable () -> Void {
    if observationEnd == nil {
      observationEnd = ObservationEnd()
      Self.observing.insert(ObjectIdentifier(viewType))
    }
    return { [weak self, reading] in self?.dependencyWillChange(notedIn: reading) }
  }

  /// Requests another reading in the next frame.
  func setNeedsUpdate() {
    if let current = Transaction.current { join(current) }
    guard !isDirty, !isStopped else { return }
    isDirty = true
    graph.setNeedsUpdate(self)
  }

  /// Handles an imminent change of a dependency, on any thread. On the main thread, the usual case for view models,
  /// the change is recorded synchronously.
  nonisolated func dependencyWillChange(notedIn reading: Int? = nil) {
    if gtkbridge_is_main_thread() {
      MainActor.assumeIsolated { setNeedsUpdate(from: reading) }
    } else {
      Task { @MainActor in setNeedsUpdate(from: reading) }
    }
  }

  /// Requests another reading unless the dependency comes from an earlier reading; `nil` always requests one.
  private func setNeedsUpdate(from reading: Int?) {
    guard reading == nil || reading == self.reading, !isStopped else { return }
    guard let entry = TransactionQueue.entry() else { return setNeedsUpdate() }
    entry.add(for: self) { [self] in setNeedsUpdate() }
  }

  func updateIfNeeded() {
    guard isDirty, !isStopped else { return }
    guard !appearance.isSuspended else {
      transaction = nil
      return appearance.postpone(self)
    }
    guard let transaction else { return evaluate() }
    self.transaction = nil
    graph.moves.animateLayout(in: transaction)
    transaction.run(evaluate)
  }

  private func join(_ current: Transaction) {
    if isStopped || transaction?.animation != nil && current.animation == nil { return }
    transaction = current
  }

  func stop() {
    isStopped = true
    evaluate = {}
    transaction = nil
    reading &+= 1
    observationEnd?.come(reading)
  }
}

/// An observable object that ends observations by changing. The Observation library ends an observation only when one
/// of its dependencies changes. Without this, the observations of earlier readings would accumulate in an unchanging
/// object.
@Observable
private final class ObservationEnd {
  private var reading = 0

  /// Makes the current observation end with the next call of ``come(_:)``.
  func note() { _ = reading }

  func come(_ reading: Int) { self.reading = reading }
}
