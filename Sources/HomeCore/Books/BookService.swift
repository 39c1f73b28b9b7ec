/// The data source of the book shop's screens.
///
/// - Methods may be called from any thread and run off the main actor. They throw a ``ServiceError``, or a
///   `CancellationError` once their task is cancelled.
/// - When a call returns, its changes are on disk.
/// - Lists are read page by page. Each page begins after the last element of the previous page, so the first page of a
///   million books loads as fast as that of a hundred, and concurrent insertions or removals never repeat a book.
public nonisolated protocol BookService: Sendable {
  // MARK: Book list

  /// Returns at most `limit` books that match a query, in its order, starting after `last`, or from the beginning if
  /// `last` is `nil`. The book `last` may have been deleted.
  func bookList(matching query: BookQuery, after last: Book?, limit: Int) async throws -> [Book]

  /// Returns the number of books that match a query.
  func numberOfBooks(matching query: BookQuery) async throws -> Int

  // MARK: Book detail

  /// Returns the details of a book.
  ///
  /// - Throws: ``ServiceError/notFound`` if there is no such book.
  func bookDetails(bookId: Int) async throws -> BookDetail

  /// Returns the number of books in the cart, counting every copy.
  func numberOfCartItems() async throws -> Int

  /// Adds one copy of a book to the cart, up to ``LineItem/maximumQuantity`` copies of each book.
  ///
  /// - Throws: ``ServiceError/notFound`` if there is no such book.
  func addToCart(bookId: Int) async throws

  // MARK: Cart

  /// Returns the contents of the cart at today's prices.
  func cartItems() async throws -> Cart

  /// Sets the quantity of a book in the cart. Zero or less removes the book; a quantity above
  /// ``LineItem/maximumQuantity`` is reduced to it.
  ///
  /// - Throws: ``ServiceError/notFound`` if the book is not in the cart.
  func setQuantity(_ quantity: Int, bookId: Int) async throws

  /// Puts copies of a removed book back into the cart. If the cart contains the book again, its quantity increases;
  /// otherwise the book is inserted at `index`, counted from 0.
  ///
  /// - Throws: ``ServiceError/notFound`` if the book no longer exists.
  func restoreToCart(_ quantity: Int, bookId: Int, at index: Int) async throws

  /// Buys the contents of the cart and empties it. If the call throws, the purchase does not happen.
  ///
  /// - Returns: The order, which is now part of the history.
  /// - Throws: ``ServiceError/cartIsEmpty``.
  @discardableResult
  func checkout() async throws -> Order

  // MARK: Order history

  /// Returns at most `limit` orders, the latest first, starting after `last`, or from the latest if `last` is `nil`.
  func orderHistory(after last: Order?, limit: Int) async throws -> [Order]

  /// Sets whether an order is cancelled. Idempotent. The order stays in the history, with its books and prices.
  ///
  /// - Returns: The updated order.
  /// - Throws: ``ServiceError/notFound`` if there is no such order.
  @discardableResult
  func setCancelled(_ isCancelled: Bool, orderId: Int) async throws -> Order

  // MARK: Changes

  /// Returns a new stream of the changes made from now on by any client. A change is sent after it is complete.
  func changes() -> AsyncStream<BookChange>
}

/// A change in a book shop.
public nonisolated enum BookChange: Hashable, CaseIterable, Sendable {
  /// Books were added, removed or edited.
  case books
  /// The contents of the cart or their prices changed.
  case cart
  /// An order was placed or cancelled, or is valid again.
  case orders
}

extension BookService {
  /// Returns the first 100 books by title.
  public nonisolated func bookList() async throws -> [Book] {
    try await bookList(matching: BookQuery(), after: nil, limit: 100)
  }

  /// Removes all copies of a book from the cart.
  ///
  /// - Throws: ``ServiceError/notFound`` if the book is not in the cart.
  public nonisolated func removeFromCart(bookId: Int) async throws {
    try await setQuantity(0, bookId: bookId)
  }
}
