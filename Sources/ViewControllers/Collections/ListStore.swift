import Observation

/// The elements of a list, which tells the list what changes in them.
///
/// An array of any length can be shown by a list, which finds out by itself what has changed in it. That takes longer the
/// longer the array is, and the array is copied when it changes: a million rows cost some milliseconds. A list store is
/// told of each change when it is made, so that a change costs no more than what changes:
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
/// It is a reference, as GTK's GListStore is, after which it is named; SwiftUI has nothing like it. It can be observed, so
/// that a view that shows the `count` follows it. It belongs to whoever changes it; once a list shows it, that has to
/// be the main thread.
public final class ListStore<Element>: Observable {
  private var elements: [Element]
  private var observers: [ObjectIdentifier: any ListStoreObserver] = [:]
  private let registrar = ObservationRegistrar()
  /// What `@Observable` would make anew for each element that is read: a key path of a generic type costs an allocation.
  private let observed: KeyPath<ListStore, [Element]> = \.elements

  /// Makes an empty store.
  public init() { elements = [] }

  /// Makes a store of some elements.
  public init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }

  /// Puts other elements in the place of some.
  ///
  /// Complexity: that of `Array.replaceSubrange`, and what the lists that show the store do for the rows that change.
  public func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    let observers = observers.values
    for observer in observers { observer.storeWillReplace(range) }
    registrar.withMutation(of: self, keyPath: observed) { elements.replaceSubrange(range, with: new) }
    for observer in observers { observer.storeDidReplace(range, with: new.count) }
  }

  /// Adds an element at the end.
  public func append(_ element: Element) {
    replaceSubrange(count..<count, with: CollectionOfOne(element))
  }

  /// Adds elements at the end, as one change.
  public func append(contentsOf new: some Collection<Element>) {
    replaceSubrange(count..<count, with: new)
  }

  /// Adds an element before the one at `index`.
  public func insert(_ element: Element, at index: Int) {
    replaceSubrange(index..<index, with: CollectionOfOne(element))
  }

  /// Adds elements before the one at `index`, as one change.
  public func insert(contentsOf new: some Collection<Element>, at index: Int) {
    replaceSubrange(index..<index, with: new)
  }

  /// Removes an element.
  @discardableResult
  public func remove(at index: Int) -> Element {
    let element = self[index]
    replaceSubrange(index..<index + 1, with: EmptyCollection())
    return element
  }

  /// Removes some elements, as one change.
  public func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: EmptyCollection())
  }

  /// Removes all elements.
  public func removeAll() {
    replaceSubrange(0..<count, with: EmptyCollection())
  }
}

extension ListStore: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    registrar.access(self, keyPath: observed)
    return elements.count
  }

  /// An element. Setting one shows it in the row of the one before; its identity may be another.
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

/// Hears of each change of a ``ListStore``, before and after.
package protocol ListStoreObserver: AnyObject {
  /// Elements are about to leave.
  func storeWillReplace(_ range: Range<Int>)

  /// So many others have taken their place.
  func storeDidReplace(_ range: Range<Int>, with count: Int)
}

/// A collection that says what changes in it, whatever its elements.
package protocol ObservableElements: AnyObject {
  /// Keeps `observer` informed, and alive, until it is removed.
  func addObserver(_ observer: any ListStoreObserver)
  func removeObserver(_ observer: any ListStoreObserver)
}
