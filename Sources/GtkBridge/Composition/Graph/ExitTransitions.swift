/// The children of a container whose views are gone, and which leave it by their transitions.
@MainActor
final class ExitTransitions {
  private unowned let container: Container
  private var leaving: Set<ObjectIdentifier> = []

  init(from container: Container) {
    self.container = container
  }

  /// Whether all have left.
  var isEmpty: Bool { leaving.isEmpty }

  /// Adds those of the `old` children that are still to be seen to the `new` ones, each where it was; `arrive` lets those
  /// come that were not there before.
  ///
  /// Complexity: O(*n*) in the number of children.
  func arrange(
    _ new: [Element], after old: [Element], _ transaction: Transaction?
  ) -> (arranged: [Element], arrive: () -> Void) {
    let staying = Set(new.map { ObjectIdentifier($0) })
    /// Those that leave, by the child they come after.
    var followers: [ObjectIdentifier?: [Element]] = [:]
    var previous: ObjectIdentifier?
    for element in old {
      let identifier = ObjectIdentifier(element)
      if staying.contains(identifier) {
        previous = identifier
      } else if leaving.contains(identifier) || leave(element, transaction) {
        followers[previous, default: []].append(element)
      }
    }
    var arranged = followers[nil] ?? []
    for element in new { arranged += [element] + (followers[ObjectIdentifier(element)] ?? []) }
    guard let transaction else { return (arranged, {}) }
    let known = Set(old.map { ObjectIdentifier($0) })
    for (index, element) in arranged.enumerated() where !known.contains(ObjectIdentifier(element)) {
      guard let transition = element.transition else { continue }
      // What comes back before it has left goes on from there.
      let neighbours = [index - 1, index + 1].filter(arranged.indices.contains).map { arranged[$0] }
      let returning = neighbours.first {
        leaving.contains(ObjectIdentifier($0)) && $0.transition?.transition == transition.transition
      }
      if let returning {
        leaving.remove(ObjectIdentifier(returning))
        container.graph.endExitTransition(of: returning.outermost.identity)
        transition.takeOver(from: returning.transition)
      }
    }
    let remaining = arranged.filter { staying.contains(ObjectIdentifier($0)) || leaving.contains(ObjectIdentifier($0)) }
    return (
      remaining,
      {
        for element in new where !known.contains(ObjectIdentifier(element)) { element.transition?.arrive(transaction) }
      }
    )
  }

  /// Starts an element's way out, if it has one.
  private func leave(_ element: Element, _ transaction: Transaction?) -> Bool {
    guard let transaction, let transition = element.transition, !transition.isLeaving,
      transition.isAnimated(by: transaction)
    else { return false }
    let identifier = ObjectIdentifier(element)
    leaving.insert(identifier)
    element.outermost.takesInput = false
    let graph = container.graph
    graph.beginExitTransition(of: element.outermost)
    // Unowned, for the graph owns the clock that calls this.
    transition.leave(transaction) { [weak self, unowned graph, widget = element.outermost.identity] in
      if let self, leaving.remove(identifier) != nil { container.setNeedsArrangement() }
      graph.afterUpdate { [unowned graph] in graph.endExitTransition(of: widget) }
    }
    return true
  }
}
