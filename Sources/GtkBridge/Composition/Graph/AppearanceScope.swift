/// A part of a tree that comes on screen and goes as one: the whole screen, or a row of a list.
@MainActor
final class AppearanceScope {
  /// Hears when the part it lives in comes and goes.
  @MainActor
  protocol Observer: AnyObject {
    func appearanceDidChange(isOnScreen: Bool)
  }

  private(set) var isOnScreen = false
  /// Counts the rows that a row's node has stood for: what a node below has noted of one means nothing to the next.
  private(set) var owner = 0
  /// Outlives every node that asks for reports. A weak reference would make each count of the graph's references slower.
  private unowned let graph: ViewGraph
  private var observers: [ObjectIdentifier: (order: Int, observer: any Observer)] = [:]
  private var order = 0
  /// Whether nobody sees the part, which waits to stand for another row: what it stood for may be gone.
  private(set) var isSuspended = false
  /// What is to be read again once the part is seen.
  private var suspended: [any ViewGraph.Updatable] = []

  /// Called when somebody begins to listen to a part that is not on screen: a list watches then which rows are in view.
  private let onObserved: (() -> Void)?

  init(in graph: ViewGraph, onObserved: (() -> Void)? = nil) {
    self.graph = graph
    self.onObserved = onObserved
  }

  /// Whether anybody hears of the part's coming and going.
  var isObserved: Bool { !observers.isEmpty }

  /// Reports to those who asked that the part has come or gone, in the order they asked.
  func setOnScreen(_ isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    guard isObserved else { return }
    for (_, observer) in observers.values.sorted(by: { $0.order < $1.order }) {
      // What one does in answer may take others away.
      guard observers[ObjectIdentifier(observer)] != nil else { continue }
      observer.appearanceDidChange(isOnScreen: isOnScreen)
    }
  }

  /// The part is another row from now on: the one before leaves the screen.
  func pass() {
    setOnScreen(false)
    owner &+= 1
  }

  /// Has nothing of the part read again until it is seen.
  func suspend() { isSuspended = true }

  /// Reads a node again when the part is seen.
  func postpone(_ node: any ViewGraph.Updatable) { suspended.append(node) }

  /// The part is seen again, and has been described anew.
  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    let due = suspended
    suspended = []
    for node in due.sorted(by: { $0.depth < $1.depth }) { node.updateIfNeeded() }
  }

  /// The part is gone: nothing of it is ever read again.
  func close() { suspended = [] }

  /// Reports to `observer` from now on; at the end of the update under way if the part is on screen already.
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

  /// Reports no more to `observer`.
  func removeObserver(_ observer: any Observer) {
    observers[ObjectIdentifier(observer)] = nil
  }
}
