import GtkObjects

extension Container {
  /// Removes the elements that are not among `arranged`. A focus inside one of them moves to the nearest element of the
  /// same structure: the next one, or else the previous one. A text gives up its focus, because the user may still be
  /// typing.
  func removeElements(except arranged: [Element]) {
    let staying = Set(arranged.map { ObjectIdentifier($0) })
    func stays(_ element: Element) -> Bool { staying.contains(ObjectIdentifier(element)) }
    let leaving = elements.filter { !stays($0) }
    guard !leaving.isEmpty else { return }
    if let focus = widget.focusedDescendant,
      let index = elements.firstIndex(where: { !stays($0) && $0.outermost.focusedDescendant != nil })
    {
      if focus.isTextInput { focus.clearFocus() }
      let neighbours = [elements[index...].first(where: stays), elements[..<index].last(where: stays)]
      for case let neighbour? in neighbours {
        if elements[index].outermost.moveFocus(toCounterpartIn: neighbour.outermost) { break }
      }
    }
    for element in leaving { element.outermost.removeFromParent() }
  }
}
