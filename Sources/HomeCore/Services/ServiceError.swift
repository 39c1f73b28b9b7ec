/// An error of a service. Its description tells the user what to do.
public nonisolated enum ServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The requested item was removed after it was shown.
  case notFound
  /// The cart is empty.
  case cartIsEmpty
  /// The store cannot be read or written. The reason is a complete sentence.
  case unavailable(reason: String)
  /// There is no connection to the store's server, which the store's state reports, too. The requested content is
  /// loaded automatically once there is a connection. The reason is a complete sentence.
  case disconnected(reason: String)

  public var description: String {
    switch self {
    case .notFound: String(localized: "This is not in the store any more. Refresh the list to see what is.")
    case .cartIsEmpty: String(localized: "The cart is empty. Add a book first.")
    case .unavailable(let reason), .disconnected(let reason): reason
    }
  }
}
