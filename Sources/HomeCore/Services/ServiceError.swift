/// An error of a service. Its description tells the user what to do.
public nonisolated enum ServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The requested item was removed after it was shown.
  case notFound
  /// The cart has nothing to buy.
  case cartIsEmpty
  /// The store cannot be read or written. The reason is a complete sentence.
  case unavailable(reason: String)
  /// There is no connection to the store's server, as the store's state says, too. What was asked for is there again by
  /// itself when there is one. The reason is a complete sentence.
  case disconnected(reason: String)

  public var description: String {
    switch self {
    case .notFound: String(localized: "This is not in the store any more. Refresh the list to see what is.")
    case .cartIsEmpty: String(localized: "The cart is empty. Add a book first.")
    case .unavailable(let reason), .disconnected(let reason): reason
    }
  }
}
