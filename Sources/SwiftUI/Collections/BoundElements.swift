/// The elements of a bound collection at one moment, each with its binding.
///
/// The rows of a list are compared with the previous rows, which the binding itself no longer has.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection> {
  private let binding: Binding<Base>
  private let elements: Base

  @MainActor
  init(_ binding: Binding<Base>) {
    self.binding = binding
    elements = binding.wrappedValue
  }

  /// An element of a bound collection.
  public struct Element {
    /// The element as it was at that moment.
    let value: Base.Element
    fileprivate let position: Base.Index
    fileprivate let collection: Binding<Base>

    /// A binding to the element.
    @MainActor var binding: Binding<Base.Element> { collection.element(at: position, read: value) }
  }
}

extension BoundElements: RandomAccessCollection {
  /// The position of an element in the bound collection.
  public typealias Index = Base.Index
  /// The positions of all elements, as the bound collection has them.
  public typealias Indices = Base.Indices

  /// The position of the first element at that moment.
  public var startIndex: Index { elements.startIndex }
  /// The position after the last element at that moment.
  public var endIndex: Index { elements.endIndex }
  /// The positions of the elements.
  public var indices: Indices { elements.indices }

  /// Returns the position after another one at that moment. The bound collection may have changed since.
  public func index(after index: Index) -> Index { elements.index(after: index) }
  /// Returns the position before another one at that moment.
  public func index(before index: Index) -> Index { elements.index(before: index) }
  /// Returns the position at a distance from another one, at the speed of the collection.
  public func index(_ index: Index, offsetBy distance: Int) -> Index { elements.index(index, offsetBy: distance) }
  /// Returns the number of elements from one position to another, at the speed of the collection.
  public func distance(from start: Index, to end: Index) -> Int { elements.distance(from: start, to: end) }

  /// The element at a position.
  public subscript(position: Index) -> Element {
    Element(value: elements[position], position: position, collection: binding)
  }
}
