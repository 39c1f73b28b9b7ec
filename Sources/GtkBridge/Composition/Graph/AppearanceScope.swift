/// A part of a tree that appears and disappears as a whole: a screen, or a row of a list.
@MainActor
final class AppearanceScope {
  /// An observer of the appearance and disappearance of its scope.
  @MainActor
  protocol Observer: AnyObject {
    func appearanceDidChange(isOnScreen: Bool)
  }

  private(set) var isOnScreen = false
  /// The number of times that the row's node was reused. Values that nodes cached for the previous row are then
  /// invalid.
  private(set) var owner = 0
  /// Unowned because the graph outlives every node that asks for reports. A weak reference would slow down all
  /// reference counting of the graph.
  private unowned let graph: ViewGraph
  private var observers: [ObjectIdentifier: (order: Int, observer: any Observer)] = [:]
  private var order = 0
  /// Indicates whether the row is in the reuse pool. The data it showed may no longer exist.
  private(set) var isSuspended = false
  /// The nodes to update when the row leaves the reuse pool.
  private var suspended: [any ViewGraph.Updatable] = []

  /// Called when an observer is added while the scope is off screen. A list then starts to track its visible rows.
  private let onObserved: (() -> Void)?

  /// The scope of the group of pages around the page.
  let outer: AppearanceScope?

  init(in graph: ViewGraph, outer: AppearanceScope? = nil, onObserved: (() -> Void)? = nil) {
    self.graph = graph
    self.outer = outer
    self.onObserved = onObserved
  }

  var isObserved: Bool { !observers.isEmpty }
  /// Indicates whether the scope is a row of a list.
  var isOfRow: Bool { onObserved != nil }

  /// Reports an appearance or disappearance to the observers, in the order of their registration.
  func setOnScreen(_ isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    guard isObserved else { return }
    for (_, observer) in observers.values.sorted(by: { $0.order < $1.order }) {
      // An observer may remove others.
      guard observers[ObjectIdentifier(observer)] != nil else { continue }
      observer.appearanceDidChange(isOnScreen: isOnScreen)
    }
  }

  /// Ends the appearance of the previous row before the cell shows another one.
  func pass() {
    setOnScreen(false)
    owner &+= 1
  }

  /// Defers updates until the row leaves the reuse pool.
  func suspend() { isSuspended = true }

  /// Updates a node when the row leaves the reuse pool.
  func postpone(_ node: any ViewGraph.Updatable) { suspended.append(node) }

  /// Performs the deferred updates, after the row has received its new content.
  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    let due = suspended
    suspended = []
    for node in due.sorted(by: { $0.depth < $1.depth }) { node.updateIfNeeded() }
  }

  /// Discards the deferred updates of a removed row.
  func close() { suspended = [] }

  /// Adds an observer. If the scope is on screen, the observer is notified at the end of the current update.
  func addObserver(_ observer: any Observer) {
    order += 1
    observers[ObjectIdentifier(observer)] = (order, observer)
    guard isOnScreen else {
      onObserved?()
      return
    }
    graph.afterUpdate { [weak self, weak observer] in
      guard let self, let observer, observers[ObjectIdentifier(observer)] != nil else { return }
      observer.appearanceDidChange(isOnScreen: isOnScreen)
    }
  }

  func removeObserver(_ observer: any Observer) {
    observers[ObjectIdentifier(observer)] = nil
  }
}
