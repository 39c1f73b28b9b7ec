extension Binding {
  /// A binding whose writes are animated: `Toggle("Details", isOn: $isOn.animation())`.
  ///
  /// Mirrors SwiftUI's `animation(_:)` of `Binding`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose writes are part of a transaction.
  ///
  /// Mirrors SwiftUI's `transaction(_:)` of `Binding`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in transaction.run { wrappedValue = value } })
  }
}
