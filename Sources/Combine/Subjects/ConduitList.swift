/// The subscribers of a subject, in the order in which they subscribed.
///
/// Copying the list for a delivery costs one retain, because the copy shares its storage until the list changes.
@usableFromInline
struct ConduitList<Output, Failure: Error> {
  @usableFromInline var conduits: ContiguousArray<Conduit<Output, Failure>> = []

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { conduits.isEmpty }

  @inlinable
  mutating func append(_ conduit: Conduit<Output, Failure>) {
    conduits.append(conduit)
  }

  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    if let index = conduits.firstIndex(where: { $0 === conduit }) { conduits.remove(at: index) }
  }

  mutating func removeAll() -> ConduitList {
    defer { conduits = [] }
    return self
  }

  @inlinable
  func offer(_ output: Output) {
    for conduit in conduits { conduit.offer(output) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    for conduit in conduits { conduit.finish(completion) }
  }
}
