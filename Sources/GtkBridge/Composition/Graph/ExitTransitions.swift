/// The children of a container whose views have been removed and whose exit transitions are in progress.
@MainActor
final class ExitTransitions {
  private unowned let container: Container
  private var leaving: Set<ObjectIdentifier> = []

  init(from container: Container) {
    self.container = container
  }

  var isEmpty: Bool { leaving.isEmpty }

  /// Merges the `old` children that are still leaving into the `new` ones, each at its former place.
  ///
  /// The closure `arrive` in the result starts the insertion transitions of the added children.
  ///
  /// Complexity: O(*n*) in the number of children.
  func arrange(
    _ new: [Element], after old: [Element], _ transaction: Transaction?
  ) -> (arranged: [Element], arrive: () -> Void) {
    let staying = Set(new.map { ObjectIdentifier($0) })
    /// The leaving children, by the child that precedes them.
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
      // A child that returns during its exit transition continues from its current state.
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

  /// Starts an element's exit transition, if it has one, and returns whether it did.
  private func leave(_ element: Element, _ transaction: Transaction?) -> Bool {
    guard let transaction, let transition = element.transition, !transition.isLeaving,
      transition.isAnimated(by: transaction)
    else { return false }
    let identifier = ObjectIdentifier(element)
    leaving.insert(identifier)
    element.outermost.takesInput = false
    if container.proposesSizes { element.outermost.leavesLayout = true }
    let graph = container.graph
    graph.beginExitTransition(of: element.outermost)
    // Unowned because the graph owns the clock that calls this closure.
    transition.leave(transaction) { [weak self, unowned graph, widget = element.outermost.identity] in
      if let self, leaving.remove(identifier) != nil { container.setNeedsArrangement() }
      graph.afterUpdate { [unowned graph] in graph.endExitTransition(of: widget) }
    }
    return true
  }
}
