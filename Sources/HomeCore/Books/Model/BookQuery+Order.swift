extension BookQuery.Order {
  /// Returns whether one book comes before another. A strict total order over books with different identifiers.
  public nonisolated func precedes(_ first: Book, _ second: Book) -> Bool {
    switch self {
    case .title: (first.title.orderingKey, first.id) < (second.title.orderingKey, second.id)
    case .author: (first.author.orderingKey, first.id) < (second.author.orderingKey, second.id)
    case .priceAscending: (first.price, first.id) < (second.price, second.id)
    case .priceDescending: (second.price, first.id) < (first.price, second.id)
    }
  }
}

/// A sort key that compares text by code point, with A to Z folded to lowercase.
nonisolated struct OrderingKey: Comparable {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  static func < (first: OrderingKey, second: OrderingKey) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

extension String {
  nonisolated fileprivate var orderingKey: OrderingKey { OrderingKey(self) }
}
