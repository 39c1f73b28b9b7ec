import Observation

/// An observable collection that reports each change to the lists that show it.
///
/// A list can show an array of any length and finds changes with a diff. The cost of the diff grows with the array,
/// which is also copied on each change: a million rows take several milliseconds. A list store reports each change as
/// it happens, so an update costs only as much as the rows that change:
///
/// ```swift
/// final class LogViewModel {
///   let lines = ListStore<Line>()
///   func receive(_ line: Line) { lines.append(line) }
/// }
/// struct LogView: View {
///   let viewModel: LogViewModel
///   var body: some View { List(viewModel.lines) { LineView(line: $0) } }
/// }
/// ```
///
/// A list store is a reference type like GTK's `GListStore`; SwiftUI has no equivalent. It supports Observation, so a
/// view that reads `count` updates with it. The store is not isolated to an actor. Once a list shows it, change it on
/// the main thread only.
public final class ListStore<Element>: Observable {
  private var elements: [Element]
  private var observers: [ObjectIdentifier: any ListStoreObserver] = [:]
  private let registrar = ObservationRegistrar()
  /// Stored, because `@Observable` would create the key path on each element access, and a key path of a generic type
  /// allocates.
  private let observed: KeyPath<ListStore, [Element]> = \.elements

  /// Creates an empty store.
  public init() { elements = [] }

  /// Creates a store with the elements of a sequence.
  public init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }

  /// Replaces a range of elements.
  ///
  /// Complexity: that of `Array.replaceSubrange`, plus the row updates of the lists that show the store.
  public func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    let observers = observers.values
    for observer in observers { observer.storeWillReplace(range) }
    registrar.withMutation(of: self, keyPath: observed) { elements.replaceSubrange(range, with: new) }
    for observer in observers { observer.storeDidReplace(range, with: new.count) }
  }

  /// Appends an element.
  public func append(_ element: Element) {
    replaceSubrange(count..<count, with: CollectionOfOne(element))
  }

  /// Appends elements as one change.
  public func append(contentsOf new: some Collection<Element>) {
    replaceSubrange(count..<count, with: new)
  }

  /// Inserts an element before the element at `index`.
  public func insert(_ element: Element, at index: Int) {
    replaceSubrange(index..<index, with: CollectionOfOne(element))
  }

  /// Inserts elements before the element at `index`, as one change.
  public func insert(contentsOf new: some Collection<Element>, at index: Int) {
    replaceSubrange(index..<index, with: new)
  }

  /// Removes and returns the element at `index`.
  @discardableResult
  public func remove(at index: Int) -> Element {
    let element = self[index]
    replaceSubrange(index..<index + 1, with: EmptyCollection())
    return element
  }

  /// Removes a range of elements as one change.
  public func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: EmptyCollection())
  }

  /// Removes all elements.
  public func removeAll() {
    replaceSubrange(0..<count, with: EmptyCollection())
  }
}

extension ListStore: RandomAccessCollection {
  /// Zero. Unlike ``endIndex``, it is not observed.
  public var startIndex: Int { 0 }

  /// The number of elements. Reading it observes every change of the list.
  public var endIndex: Int {
    registrar.access(self, keyPath: observed)
    return elements.count
  }

  /// The element at `index`. A new element is shown in the same row, even if its identity differs.
  public subscript(index: Int) -> Element {
    get {
      registrar.access(self, keyPath: observed)
      return elements[index]
    }
    set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
  }
}

extension ListStore: ObservableElements {
  package func addObserver(_ observer: any ListStoreObserver) { observers[ObjectIdentifier(observer)] = observer }

  package func removeObserver(_ observer: any ListStoreObserver) { observers[ObjectIdentifier(observer)] = nil }
}

/// An observer of a ``ListStore``, called before and after each change.
package protocol ListStoreObserver: AnyObject {
  /// The elements in `range` are about to be replaced.
  func storeWillReplace(_ range: Range<Int>)

  /// The elements in `range` were replaced with `count` elements.
  func storeDidReplace(_ range: Range<Int>, with count: Int)
}

/// A type-erased collection that reports its changes.
package protocol ObservableElements: AnyObject {
  /// Adds an observer and retains it until it is removed.
  func addObserver(_ observer: any ListStoreObserver)
  func removeObserver(_ observer: any ListStoreObserver)
}
