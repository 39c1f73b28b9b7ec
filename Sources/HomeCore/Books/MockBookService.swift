import Foundation

/// An in-memory book service for previews and tests, whose answers can be delayed or made to fail.
public actor MockBookService: BookService {
  /// The timing and the errors of the answers.
  public nonisolated let answers = MockAnswers()

  private nonisolated let broadcast = ChangeBroadcast<BookChange>()
  private let now: @Sendable () -> Date
  private var details: [Int: BookDetail] = [:]
  private var cart: [(bookId: Int, quantity: Int)] = []
  private var orders: [Order] = []

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - books: The books for sale.
  ///   - now: A closure that returns the time of an order.
  public init(books: [BookDetail] = MockBookService.someBooks, now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
    for detail in books { details[detail.bookId] = detail }
  }

  /// Replaces the books for sale. Books that are no longer for sale leave the cart.
  public func replaceBooks(with books: [BookDetail]) {
    details = Dictionary(books.map { ($0.bookId, $0) }, uniquingKeysWith: { $1 })
    cart.removeAll { details[$0.bookId] == nil }
    broadcast.send(.books)
    broadcast.send(.cart)
  }

  /// Returns the next books that match a query.
  public func bookList(matching query: BookQuery, after last: Book?, limit: Int) async throws -> [Book] {
    try await answers.arrive("bookList")
    let precedes = query.order.precedes
    return Array(
      found(by: query).sorted(by: precedes).drop { book in last.map { !precedes($0, book) } ?? false }
        .prefix(max(limit, 0)))
  }

  /// Counts the books that match a query.
  public func numberOfBooks(matching query: BookQuery) async throws -> Int {
    try await answers.arrive("numberOfBooks")
    return found(by: query).count
  }

  /// Returns the details of a book, or throws ``ServiceError/notFound``.
  public func bookDetails(bookId: Int) async throws -> BookDetail {
    try await answers.arrive("bookDetails")
    guard let detail = details[bookId] else { throw ServiceError.notFound }
    return detail
  }

  /// Returns the number of books in the cart, counting every copy.
  public func numberOfCartItems() async throws -> Int {
    try await answers.arrive("numberOfCartItems")
    return currentCart.numberOfItems
  }

  /// Adds one copy of a book to the cart, up to ``LineItem/maximumQuantity`` of them.
  public func addToCart(bookId: Int) async throws {
    try await answers.arrive("addToCart")
    guard details[bookId] != nil else { throw ServiceError.notFound }
    if let index = cart.firstIndex(where: { $0.bookId == bookId }) {
      cart[index].quantity = min(cart[index].quantity + 1, LineItem.maximumQuantity)
    } else {
      cart.append((bookId, 1))
    }
    broadcast.send(.cart)
  }

  /// Returns the contents of the cart. It does not include a book that is no longer for sale.
  public func cartItems() async throws -> Cart {
    try await answers.arrive("cartItems")
    return currentCart
  }

  /// Sets the quantity of a book in the cart, from 0, which removes it, to ``LineItem/maximumQuantity``.
  public func setQuantity(_ quantity: Int, bookId: Int) async throws {
    try await answers.arrive("setQuantity")
    guard let index = cart.firstIndex(where: { $0.bookId == bookId }) else { throw ServiceError.notFound }
    if quantity > 0 {
      cart[index].quantity = min(quantity, LineItem.maximumQuantity)
    } else {
      cart.remove(at: index)
    }
    broadcast.send(.cart)
  }

  /// Puts copies of a removed book back into the cart, or adds them to the existing copies.
  public func restoreToCart(_ quantity: Int, bookId: Int, at index: Int) async throws {
    try await answers.arrive("restoreToCart")
    guard details[bookId] != nil else { throw ServiceError.notFound }
    let quantity = min(max(quantity, 1), LineItem.maximumQuantity)
    if let place = cart.firstIndex(where: { $0.bookId == bookId }) {
      cart[place].quantity = min(cart[place].quantity + quantity, LineItem.maximumQuantity)
    } else {
      cart.insert((bookId, quantity), at: min(max(index, 0), cart.count))
    }
    broadcast.send(.cart)
  }

  /// Buys the contents of the cart and empties it, or throws ``ServiceError/cartIsEmpty``.
  @discardableResult
  public func checkout() async throws -> Order {
    try await answers.arrive("checkout")
    guard !cart.isEmpty else { throw ServiceError.cartIsEmpty }
    let order = Order(id: orders.count + 1, date: now(), items: currentCart.items)
    orders.append(order)
    cart = []
    broadcast.send(.cart)
    broadcast.send(.orders)
    return order
  }

  /// Returns the next orders, the latest first.
  public func orderHistory(after last: Order?, limit: Int) async throws -> [Order] {
    try await answers.arrive("orderHistory")
    return Array(orders.reversed().drop { order in last.map { order.id >= $0.id } ?? false }.prefix(max(limit, 0)))
  }

  /// Sets whether an order is cancelled, or throws ``ServiceError/notFound``.
  @discardableResult
  public func setCancelled(_ isCancelled: Bool, orderId: Int) async throws -> Order {
    try await answers.arrive("setCancelled")
    guard let index = orders.firstIndex(where: { $0.id == orderId }) else { throw ServiceError.notFound }
    guard orders[index].isCancelled != isCancelled else { return orders[index] }
    orders[index].isCancelled = isCancelled
    broadcast.send(.orders)
    return orders[index]
  }

  /// Returns a new stream of the changes from now on.
  public nonisolated func changes() -> AsyncStream<BookChange> { broadcast.stream() }

  private func found(by query: BookQuery) -> [Book] {
    details.values.map(\.book).filter { SearchText.matches(query.text, in: $0.title, $0.author) }
  }

  private var currentCart: Cart {
    Cart(
      items: cart.compactMap { line in
        details[line.bookId].map { LineItem(book: $0.book, quantity: line.quantity) }
      })
  }
}

extension MockBookService {
  /// Sample books.
  public static let someBooks: [BookDetail] = [
    make(1, "홍길동전", "허균", 12_000, 1612, 184, "서자로 태어난 길동이 활빈당을 이끌고 새로운 나라를 세운다."),
    make(2, "구운몽", "김만중", 13_500, 1687, 312, "여덟 선녀와 한 스님이 꿈에서 한 생을 산다."),
    make(3, "하늘과 바람과 별과 시", "윤동주", 9_800, 1948, 168, "밤하늘 아래 부끄러움 없이 살고자 한 시인의 시집."),
    make(4, "메밀꽃 필 무렵", "이효석", 8_500, 1936, 96, "달빛 아래 메밀밭을 건너는 장돌뱅이들의 하룻밤."),
    make(5, "Moby-Dick", "Herman Melville", 15_400, 1851, 720, "A captain hunts the white whale that took his leg."),
    make(6, "Frankenstein", "Mary Shelley", 11_000, 1818, 288, "A student gives life, and runs from what he has made."),
  ]

  private static func make(
    _ id: Int, _ title: String, _ author: String, _ price: Int, _ year: Int, _ pageCount: Int, _ summary: String
  ) -> BookDetail {
    BookDetail(
      book: Book(id: id, title: title, author: author, price: price, imageName: "book-\(id)"), summary: summary,
      publisher: id < 5 ? "고전문고" : "Classics Press", year: year, pageCount: pageCount)
  }
}
