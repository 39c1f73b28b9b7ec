// A binding to a collection is the collection of the bindings to its elements, as in SwiftUI:
//
//     ForEach($books) { $book in TextField("Title", text: $book.title) }
//
// The conformances belong to the main actor, as bindings do. Unlike in SwiftUI, the collection has no random access, so
// it cannot be the data of a `ForEach`: a binding knows only the latest elements, from which changes cannot be
// determined.

extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element, which can also change it.
  public typealias Element = Binding<Value.Element>
  /// An iterator that reads the bound collection at each step.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The bindings to the elements between two positions.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// The position of an element in the bound collection.
  public typealias Index = Value.Index
  /// The positions of all elements, as the bound collection has them.
  public typealias Indices = Value.Indices

  /// The current first position. Each use reads the bound collection.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The current position after the last element. Each use reads the bound collection.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The current positions of the elements.
  public var indices: Indices { wrappedValue.indices }

  /// Returns the position after another one in the current collection.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Replaces a position by the next one.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to an element.
  public subscript(position: Index) -> Binding<Value.Element> { element(at: position, read: wrappedValue[position]) }

  /// Returns a binding to an element that has been read.
  ///
  /// If the collection has become too short, the binding keeps the latest element that it has read, and ignores
  /// changes: the row of a deleted element may be read once more before its removal.
  func element(at position: Index, read element: Value.Element) -> Binding<Value.Element> {
    let collection = self
    let last = LastElement(element)
    return Binding<Value.Element>(
      get: {
        let elements = collection.wrappedValue
        if position >= elements.startIndex, position < elements.endIndex { last.element = elements[position] }
        return last.element
      },
      set: { newValue in
        let elements = collection.wrappedValue
        guard position >= elements.startIndex, position < elements.endIndex else { return }
        collection.wrappedValue[position] = newValue
      })
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the position before another one in the current collection.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Replaces a position by the previous one.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The identifier of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// The element that a binding has read last.
private final class LastElement<Element> {
  var element: Element

  init(_ element: Element) { self.element = element }
}
