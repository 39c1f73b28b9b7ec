/// Views in order, as the elements of a tuple.
///
/// Mirrors SwiftUI's `TupleView`. Code that takes a certain number of views names the type:
///
/// ```swift
/// func sides<Left: View, Right: View>(@ViewBuilder content: () -> TupleView<(Left, Right)>) -> some View {
///   let (left, right) = content().value
///   return HStack { left.border(.red); right }
/// }
/// ```
///
/// Differs from SwiftUI's: a ``ViewBuilder`` builds it only where code names the type, and for at most ten views;
/// elsewhere it builds nested pairs, whose updates are statically typed.
public struct TupleView<T>: View {
  public typealias Body = Never

  /// The views.
  public var value: T

  private let combine: @MainActor (T) -> AnyView

  /// Creates a view of the elements of a tuple.
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    combine = { value in
      var combined: any View = EmptyView()
      var isFirst = true
      for view in repeat each value {
        combined = isFirst ? view : Self.pair(combined, view)
        isFirst = false
      }
      return AnyView(combined)
    }
  }

  private static func pair(_ first: some View, _ second: some View) -> any View { PairView(first, second) }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> TupleNode {
    TupleNode(view.combine(view.value), in: context)
  }

  public func _update(_ node: TupleNode) { node.update(combine(value)) }
}

/// The node of a ``TupleView``. In a list, each view of the tuple is a row.
@MainActor
public final class TupleNode: AnyNode {
  override class var isTransparent: Bool { true }
}
