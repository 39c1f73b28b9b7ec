extension Transaction {
  /// The properties that distinguish transactions. They do not retain the completion handler, which runs when its last
  /// reference is released.
  package struct Kind: Equatable {
    private let animation: Animation?
    private let disablesAnimations: Bool
    private let completion: ObjectIdentifier?
    private let keys: Set<ObjectIdentifier>

    /// Creates the kind of a transaction, or of changes outside any.
    @MainActor
    package init(_ transaction: Transaction?) {
      animation = transaction?.animation
      disablesAnimations = transaction?.disablesAnimations == true
      completion = transaction?.completion.map { ObjectIdentifier($0) }
      keys = transaction.map { Set($0.values.keys) } ?? []
    }
  }
}
