import Testing

/// One of the rules that every implementation of a service follows, regardless of its storage.
///
/// An implementation joins by a test of a few lines:
///
/// ```swift
/// @Test("keeps the contract", arguments: ServiceRule.books)
/// func contract(rule: BookServiceRule) async throws {
///   try await rule.check { books in MockBookService(books: books) }
/// }
/// ```
public struct ServiceRule<Item: Sendable, Service: Sendable>: Sendable, CustomTestStringConvertible {
  /// Creates a service with only these records.
  public typealias Maker = @Sendable (_ items: [Item]) async throws -> Service

  /// The text of the rule.
  public let testDescription: String
  private let body: @Sendable (Maker) async throws -> Void

  init(_ description: String, body: @escaping @Sendable (Maker) async throws -> Void) {
    testDescription = description
    self.body = body
  }

  /// Records an issue if a service that `make` creates breaks the rule.
  public func check(_ make: Maker) async throws {
    try await body(make)
  }
}

extension AsyncStream where Element: Sendable {
  /// Returns the first elements of the stream up to a number, in the order of their arrival.
  func first(_ count: Int) async -> [Element] {
    var elements: [Element] = []
    guard count > 0 else { return elements }
    for await element in self {
      elements.append(element)
      if elements.count == count { break }
    }
    return elements
  }
}
