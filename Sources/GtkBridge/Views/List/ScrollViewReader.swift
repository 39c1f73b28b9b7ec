/// Gives its content a way to scroll to a row by its identifier.
///
/// Mirrors SwiftUI's `ScrollViewReader`, for a ``List`` inside:
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

/// Scrolls the lists inside a ``ScrollViewReader``.
///
/// Mirrors SwiftUI's `ScrollViewProxy`.
@preconcurrency @MainActor
public struct ScrollViewProxy {
  let destinations: ScrollDestinations

  /// Scrolls as little as brings the row with an identifier into view, after the update under way: a row that has just
  /// been added is found. Where no list has it, nothing happens.
  public func scrollTo<ID: Hashable>(_ id: ID) {
    for list in destinations.lists { list.scroll(to: id) }
  }
}

/// The lists that a proxy can scroll.
@MainActor
final class ScrollDestinations {
  private struct Entry {
    weak var list: RowList?
  }

  private var entries: [Entry] = []

  var lists: [RowList] { entries.compactMap(\.list) }

  func add(_ list: RowList) {
    entries.removeAll { $0.list == nil }
    entries.append(Entry(list: list))
  }
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
