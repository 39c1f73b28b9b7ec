import CMainLoop
import Observation

/// Reads one body, notes what it read, and asks for another reading when that changes.
@MainActor
final class BodyUpdater: ViewGraph.Updatable {
  /// The updater whose body is being read: what it reads, it depends on.
  private(set) static var current: BodyUpdater?

  /// The view whose body it is, for messages.
  let viewType: Any.Type
  /// The types whose bodies have read `@Observable` objects: their next instances end each observation from the first.
  private static var observing: Set<ObjectIdentifier> = []

  let depth: Int
  let environment: EnvironmentScope
  /// Reads the body again and hands it on.
  var evaluate: () -> Void = {}

  /// Counts the readings: a dependency noted during an earlier one is no longer a dependency.
  private(set) var reading = 0
  /// What is read along with the body once it has read an `@Observable` object, to end the observation by changing it.
  private var observationEnd: ObservationEnd?
  private var isDirty = false
  /// What the changes that ask for the reading are part of.
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

  /// Reads a body with its dependencies noted: `@State` and `@Environment` through ``current``, `@Observable` objects
  /// through the Observation library.
  func read<Body>(_ body: () -> Body) -> Body {
    reading &+= 1
    isDirty = false
    // Whoever asks for this reading has its transaction: what waited for one of its own has been read along.
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

  /// Called by the Observation library only when the body has read something that it observes.
  private func reportOfChange() -> @Sendable () -> Void {
    if observationEnd == nil {
      observationEnd = ObservationEnd()
      Self.observing.insert(ObjectIdentifier(viewType))
    }
    return { [weak self, reading] in self?.dependencyWillChange(notedIn: reading) }
  }

  /// Asks for another reading in the next frame.
  func setNeedsUpdate() {
    if let current = Transaction.current { join(current) }
    guard !isDirty, !isStopped else { return }
    isDirty = true
    graph.setNeedsUpdate(self)
  }

  /// Something the body has read is about to change, on whichever thread: on the main one, as view models do it, that is
  /// noted at once.
  nonisolated func dependencyWillChange(notedIn reading: Int? = nil) {
    if gtkbridge_is_main_thread() {
      MainActor.assumeIsolated { setNeedsUpdate(from: reading) }
    } else {
      Task { @MainActor in setNeedsUpdate(from: reading) }
    }
  }

  /// Asks for another reading if the dependency was noted in the latest one, or is always one.
  private func setNeedsUpdate(from reading: Int?) {
    if reading == nil || reading == self.reading { setNeedsUpdate() }
  }

  func updateIfNeeded() {
    guard isDirty, !isStopped else { return }
    guard !appearance.isSuspended else {
      transaction = nil
      return appearance.postpone(self)
    }
    guard let transaction else { return evaluate() }
    self.transaction = nil
    transaction.run(evaluate)
  }

  private func join(_ current: Transaction) {
    if isStopped || transaction?.animation != nil && current.animation == nil { return }
    transaction = current
  }

  /// The view is gone: nothing is read any more.
  func stop() {
    isStopped = true
    evaluate = {}
    transaction = nil
    reading &+= 1
    observationEnd?.come(reading)
  }
}

/// Ends observations. The Observation library ends one when something it noted changes, and offers no other way: those of
/// earlier readings would gather in an object that stays as it is.
@Observable
private final class ObservationEnd {
  private var reading = 0

  /// Makes the observation under way end with the next call of ``come(_:)``.
  func note() { _ = reading }

  func come(_ reading: Int) { self.reading = reading }
}
