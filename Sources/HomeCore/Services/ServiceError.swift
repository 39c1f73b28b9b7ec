/// What a service cannot do, in a sentence for people that says what to do about it.
public nonisolated enum ServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was asked for is not there any more: somebody has removed it since it was shown.
  case notFound
  /// There is nothing in the cart to be bought.
  case cartIsEmpty
  /// The store cannot be read or written; the reason is a whole sentence.
  case unavailable(reason: String)

  public var description: String {
    switch self {
    case .notFound: String(localized: "This is not in the store any more. Refresh the list to see what is.")
    case .cartIsEmpty: String(localized: "The cart is empty. Add a book first.")
    case .unavailable(let reason): reason
    }
  }
}
