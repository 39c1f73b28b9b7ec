import Testing

/// One of the rules that every implementation of a service keeps, whatever it stores things in.
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
  /// Makes a service that has these things and nothing else.
  public typealias Maker = @Sendable (_ items: [Item]) async throws -> Service

  /// What the rule says.
  public let testDescription: String
  private let body: @Sendable (Maker) async throws -> Void

  init(_ description: String, body: @escaping @Sendable (Maker) async throws -> Void) {
    testDescription = description
    self.body = body
  }

  /// Records an issue where a service that `make` makes breaks the rule.
  public func check(_ make: Maker) async throws {
    try await body(make)
  }
}

extension AsyncStream where Element: Sendable {
  /// What the stream has to give by now and until it has given so many, in the order in which it came.
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
