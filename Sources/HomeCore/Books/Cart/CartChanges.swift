/// The changes of the cart that can be undone.
///
/// Consecutive changes of one book's quantity, as by a press for each copy, are undone together. They share one notice,
/// with the latest quantity.
final class CartChanges {
  /// The latest change of a quantity.
  private struct Change {
    let bookId: Int
    /// The quantity before the first of the changes.
    let original: Int
    let notice: Notice.ID
  }

  private let service: any BookService
  private let undo: UndoHistory
  private var latest: Change?
  /// All changes since the last purchase of the cart.
  private var registered: Set<Notice.ID> = []

  init(of service: any BookService, in undo: UndoHistory) {
    self.service = service
    self.undo = undo
  }

  /// Registers the change of an item's quantity to another one.
  func register(_ item: LineItem, to quantity: Int) {
    let bookId = item.book.id
    var original = item.quantity
    if let latest, latest.bookId == bookId, undo.unregisterLatest(latest.notice) { original = latest.original }
    latest = nil
    guard quantity != original else { return }
    let title = String(localized: "The quantity of “\(item.book.title.abridged)” is now \(quantity).")
    let notice = undo.register(title) { [service] in try await service.setQuantity(original, bookId: bookId) }
    registered.insert(notice)
    latest = Change(bookId: bookId, original: original, notice: notice)
  }

  /// Registers that an item was taken out of its place in the cart.
  func registerRemoval(of item: LineItem, at index: Int) {
    let title = String(localized: "“\(item.book.title.abridged)” was taken out of the cart.")
    registered.insert(
      undo.register(title) { [service] in
        try await service.restoreToCart(item.quantity, bookId: item.book.id, at: index)
      })
  }

  /// Discards all changes, after the books have left the cart.
  func forget() {
    for notice in registered { undo.unregister(notice) }
    registered = []
    latest = nil
  }
}
