/// Gives its content a way to scroll to a view by its identifier.
///
/// Mirrors SwiftUI's `ScrollViewReader`, for a ``List``, ``Table`` or lazy grid inside, and for the views of a ``ScrollView`` that have an
/// ``View/id(_:)`` or are a ``ForEach``'s:
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Newest") { proxy.scrollTo(messages.last?.id) }
///   List(messages) { MessageRow(message: $0) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  @State private var destinations = ScrollDestinations()
  private let content: (ScrollViewProxy) -> Content

  /// Makes a view of what `content` makes of the proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(ScrollViewProxy(destinations: destinations)).environment(\.scrollDestinations, destinations)
  }
}

/// Scrolls what is inside a ``ScrollViewReader``.
///
/// Mirrors SwiftUI's `ScrollViewProxy`.
@preconcurrency @MainActor
public struct ScrollViewProxy {
  let destinations: ScrollDestinations

  /// Brings the view with an identifier into view, after the update under way: one that has just been added is found.
  /// Where there is none, nothing happens.
  ///
  /// - Parameters:
  ///   - id: The view's identifier.
  ///   - anchor: The point of the view that is to be at the same point of what is visible; `nil` scrolls as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    for target in destinations.targets { target.scroll(to: id, anchor: anchor) }
  }
}

/// Something that may know a view by its identifier, and scroll to it.
@MainActor
protocol ScrollTarget: AnyObject {
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?)
}

/// What a proxy can scroll.
@MainActor
final class ScrollDestinations {
  private struct Entry {
    weak var target: (any ScrollTarget)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var targets: [any ScrollTarget] { entries.values.compactMap(\.target) }

  func add(_ target: any ScrollTarget) { entries[ObjectIdentifier(target)] = Entry(target: target) }
  func remove(_ target: any ScrollTarget) { entries[ObjectIdentifier(target)] = nil }
}

extension EnvironmentValues {
  var scrollDestinations: ScrollDestinations? {
    get { self[ScrollDestinationsKey.self] }
    set { self[ScrollDestinationsKey.self] = newValue }
  }
}

private struct ScrollDestinationsKey: EnvironmentKey {
  static var defaultValue: ScrollDestinations? { nil }
}

extension RowList: ScrollTarget {
  /// Scrolls to the row with an identifier, once the update under way is complete.
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    graph.afterUpdate { [weak self] in
      guard let self, let position = position(of: id) else { return }
      view.scrollToRow(at: position)
      guard let anchor else { return }
      // Where the row is, is known when it has been laid out.
      view.afterNextLayout { [weak self] in
        guard let self, let row = shownCells.first(where: { $0.item.position == position })?.item.row else { return }
        row.scrollIntoView(anchor: anchor)
      }
    }
  }
}

extension MountedNode {
  /// Scrolls whatever the node's first widget is in until that is seen, once the update under way is complete.
  func scrollIntoView(anchor: UnitPoint?) {
    context.graph.afterUpdate { [weak self] in
      guard let self else { return }
      var elements: [Element] = []
      appendElements(to: &elements)
      guard let widget = elements.first?.outermost else { return }
      // One that has just been added has no place before it is laid out.
      widget.afterNextLayout { [weak widget] in widget?.scrollIntoView(anchor: anchor) }
    }
  }
}
