/// A shop in a store: a file on this computer, or a server that several computers share.
public nonisolated protocol Shop: Sendable {
  /// The books, the cart and the orders.
  var books: any BookService { get }
  /// The web comics.
  var comics: any ComicService { get }
  /// The convenience-store offers.
  var offers: any OffersServiceRepresentable { get }
  /// The imports and exports.
  var records: any RecordExchange { get }

  /// Returns a new stream of the current state of the connection and the following states. The stream of a store
  /// without a connection ends with its first state.
  func connectionStates() -> AsyncStream<StoreConnectionState>

  /// Returns a new stream with an element for each change of the user's cart on another computer from now on.
  func cartChangesElsewhere() -> AsyncStream<Void>

  /// Closes the store until its next use.
  func close() async
}
