import GtkObjects

extension Container {
  /// Removes the elements that are not among `arranged`. A focus inside one of them moves to the nearest element of the same
  /// structure: to the next row, or else to the one before.
  func removeElements(except arranged: [Element]) {
    let staying = Set(arranged.map { ObjectIdentifier($0) })
    func stays(_ element: Element) -> Bool { staying.contains(ObjectIdentifier(element)) }
    let leaving = elements.filter { !stays($0) }
    if !leaving.isEmpty, widget.focusedDescendant != nil,
      let index = elements.firstIndex(where: { !stays($0) && $0.outermost.focusedDescendant != nil })
    {
      let neighbours = [elements[index...].first(where: stays), elements[..<index].last(where: stays)]
      _ = neighbours.contains { elements[index].outermost.moveFocus(toCounterpartIn: $0?.outermost) }
    }
    for element in leaving { element.outermost.removeFromParent() }
  }
}
