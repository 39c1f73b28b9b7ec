/// The subscribers of a subject, in the order of their subscription.
///
/// Copying the list to deliver from it is a retain, since it shares its storage until a subscriber comes or goes.
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
