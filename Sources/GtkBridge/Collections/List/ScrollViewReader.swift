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
