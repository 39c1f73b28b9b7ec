/// A view whose content can scroll to a view by its identifier.
///
/// Mirrors SwiftUI's `ScrollViewReader`. It supports a ``List``, a ``Table`` or a lazy grid inside. In a
/// ``ScrollView`` it supports views with an ``View/id(_:)`` and the views of a ``ForEach``:
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

  /// Creates a reader whose `content` receives a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(ScrollViewProxy(destinations: destinations)).environment(\.scrollDestinations, destinations)
  }
}

/// A proxy that scrolls the content of a ``ScrollViewReader``.
///
/// Mirrors SwiftUI's `ScrollViewProxy`.
@preconcurrency @MainActor
public struct ScrollViewProxy {
  let destinations: ScrollDestinations

  /// Scrolls to the view with the identifier `id` after the current update, so that a newly added view is found. Does
  /// nothing if there is no such view.
  ///
  /// - Parameters:
  ///   - id: The view's identifier.
  ///   - anchor: The point of the view to align with the same point of the visible area; `nil` scrolls as little as
  ///     possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    destinations.scroll(to: id, anchor: anchor)
  }
}
