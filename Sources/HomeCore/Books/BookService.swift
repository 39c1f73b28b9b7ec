/// Sells books: what the screens of the book shop know of whatever keeps them.
///
/// - Calls come from anywhere and are answered off the main actor. They throw a ``ServiceError``, or a `CancellationError`
///   once their task has been cancelled.
/// - What a call has changed is on disk when it returns.
/// - Lists are read a page at a time, each beginning after the last element of the one before, so that the first page of a
///   million books takes no longer than that of a hundred, and none is shown twice when others come or go in between.
public nonisolated protocol BookService: Sendable {
  // MARK: Book list

  /// The books that a query finds, in its order: at most `limit`, beginning after `last`, or with the first if that is `nil`.
  /// `last` need not be there any more.
  func bookList(matching query: BookQuery, after last: Book?, limit: Int) async throws -> [Book]

  /// How many books a query finds.
  func numberOfBooks(matching query: BookQuery) async throws -> Int

  // MARK: Book detail

  /// All there is to say of a book.
  ///
  /// - Throws: ``ServiceError/notFound`` if there is no such book.
  func bookDetails(bookId: Int) async throws -> BookDetail

  /// How many books are in the cart, each counted as often as it is bought.
  func numberOfCartItems() async throws -> Int

  /// Puts one more of a book into the cart, which takes up to ``LineItem/maximumQuantity`` of each.
  ///
  /// - Throws: ``ServiceError/notFound`` if there is no such book.
  func addToCart(bookId: Int) async throws

  // MARK: Cart

  /// What is in the cart, with today's prices.
  func cartItems() async throws -> Cart

  /// Makes it so many of a book that is in the cart; 0 or less takes it out, more than ``LineItem/maximumQuantity`` counts
  /// as that.
  ///
  /// - Throws: ``ServiceError/notFound`` if the book is not in the cart.
  func setQuantity(_ quantity: Int, bookId: Int) async throws

  /// Puts so many of a book that was taken out of the cart back: to those that are in there by now, or else to a place among
  /// the other books, counted from 0.
  ///
  /// - Throws: ``ServiceError/notFound`` if there is no such book any more.
  func restoreToCart(_ quantity: Int, bookId: Int, at index: Int) async throws

  /// Buys what is in the cart, which is empty afterwards: all of it, or, if it throws, nothing.
  ///
  /// - Returns: The order, which is in the history from now on.
  /// - Throws: ``ServiceError/cartIsEmpty``.
  @discardableResult
  func checkout() async throws -> Order

  // MARK: Order history

  /// What was bought, the latest first: at most `limit` orders, beginning after `last`, or with the latest if that is `nil`.
  func orderHistory(after last: Order?, limit: Int) async throws -> [Order]

  // MARK: Changes

  /// What changes from now on, whoever changes it, each after it has been done. Every call gives a stream of its own.
  func changes() -> AsyncStream<BookChange>
}

/// What has changed in a book shop.
public nonisolated enum BookChange: Hashable, CaseIterable, Sendable {
  /// Books came, went, or are described in another way.
  case books
  /// What is in the cart, or its prices.
  case cart
  /// There is another order.
  case orders
}

extension BookService {
  /// The first of all books, by title.
  public nonisolated func bookList() async throws -> [Book] {
    try await bookList(matching: BookQuery(), after: nil, limit: 100)
  }

  /// Takes a book out of the cart, however many of it there are.
  ///
  /// - Throws: ``ServiceError/notFound`` if it is not in there.
  public nonisolated func removeFromCart(bookId: Int) async throws {
    try await setQuantity(0, bookId: bookId)
  }
}
