extension Binding {
  /// Returns a binding whose writes are animated: `Toggle("Details", isOn: $isOn.animation())`.
  ///
  /// Mirrors SwiftUI's `Binding.animation(_:)`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding whose writes are part of a transaction.
  ///
  /// Mirrors SwiftUI's `Binding.transaction(_:)`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in transaction.run { wrappedValue = value } })
  }
}
