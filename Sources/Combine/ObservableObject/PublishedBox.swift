/// Where a `@Published` property keeps its value, its subscribers and the announcer of its object.
@usableFromInline
final class PublishedBox<Value>: ConduitSource {
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Failure = Never

  @usableFromInline let lock = Lock()
  // Every access is under the lock, so Swift need not check at run time that it is exclusive; that is a tenth of a send.
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

  /// Announces the change, sends the new value, and then stores it.
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

  /// Keeps the subscription of an `assign(to:)` for as long as the property lives.
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

/// A published property, whatever its type, as its object's `objectWillChange` sees it.
protocol Announcing: AnyObject {
  /// What the property tells before it changes; nil until somebody asked for the object's `objectWillChange`.
  var announcer: ObservableObjectPublisher? { get set }
}

extension PublishedBox: Announcing {
  var announcer: ObservableObjectPublisher? {
    get { lock.withLock { objectWillChange } }
    set { lock.withLock { objectWillChange = newValue } }
  }
}
