/// The storage of a `@Published` property: its value, its subscribers and its object's publisher.
@usableFromInline
final class PublishedBox<Value>: ConduitSource {
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Failure = Never

  @usableFromInline let lock = Lock()
  // The lock makes every access exclusive. Omitting the dynamic exclusivity check saves a tenth of the time of a send.
  @exclusivity(unchecked) @usableFromInline var current: Value
  @exclusivity(unchecked) @usableFromInline var conduits = ConduitList<Value, Never>()
  @exclusivity(unchecked) @usableFromInline var objectWillChange: ObservableObjectPublisher?
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  @inlinable var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// Publishes the change, sends the new value to the subscribers, and then stores it.
  @inlinable
  func set(_ newValue: Value) {
    lock.lock()
    let announcer = objectWillChange
    let conduits = self.conduits
    if announcer != nil || !conduits.isEmpty {
      lock.unlock()
      announcer?.send()
      conduits.offer(newValue)
      lock.lock()
    }
    let old = current
    current = newValue
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Retains the subscription of an `assign(to:)` as long as the property lives.
  func keep(_ assignment: AnyCancellable) {
    lock.withLock { assignments.append(assignment) }
  }

  @usableFromInline
  func append(_ conduit: Conduit<Value, Never>) {
    lock.withLock { conduits.append(conduit) }
  }

  @usableFromInline var name: String { "Published" }

  @usableFromInline var latestValue: Value? { value }

  @usableFromInline
  func remove(_ conduit: Conduit<Value, Never>) {
    let old = lock.withLock { () -> ConduitList<Value, Never> in
      let old = conduits
      conduits.remove(conduit)
      return old
    }
    withExtendedLifetime(old) {}
  }

  @usableFromInline
  func downstreamRequested() {}
}

/// A type-erased published property, as seen by its object's `objectWillChange`.
protocol Announcing: AnyObject {
  /// The publisher to notify before a change, or `nil` until the object's `objectWillChange` is first accessed.
  var announcer: ObservableObjectPublisher? { get set }
}

extension PublishedBox: Announcing {
  var announcer: ObservableObjectPublisher? {
    get { lock.withLock { objectWillChange } }
    set { lock.withLock { objectWillChange = newValue } }
  }
}
