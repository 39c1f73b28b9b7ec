import GtkBridge

extension View {
  /// Animates only the modifiers that the closure adds, not the view itself.
  ///
  /// ```swift
  /// Text("Saved").animation(.easeInOut) { $0.opacity(isSaved ? 1 : 0) }
  /// ```
  ///
  /// Mirrors SwiftUI's `animation(_:body:)`.
  public func animation<Result: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Result
  ) -> some View {
    transaction(body: body) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of only the modifiers that the closure adds, not of the view itself.
  ///
  /// Mirrors SwiftUI's `transaction(_:body:)`.
  public func transaction<Result: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> Result
  ) -> some View {
    transaction(body: body, transform)
  }

  private func transaction<Result: View>(
    body: (PlaceholderContentView<Self>) -> Result, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    let outer = OuterTransaction()
    let content = transaction { if let known = outer.transaction { $0 = known } }
    return body(PlaceholderContentView(content: AnyView(content))).transaction {
      outer.transaction = $0
      transform(&$0)
    }
  }
}

/// The transaction around the modifiers of a closure, which applies to the view inside again.
private final class OuterTransaction {
  var transaction: Transaction?
}
