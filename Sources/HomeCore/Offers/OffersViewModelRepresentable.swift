import Combine

/// What the offers' screen knows of its view model. The screen is generic over it, and so runs with any.
public protocol OffersViewModelRepresentable: ObservableObject {
  /// All that the screen shows: its one source of truth.
  var state: OffersState { get }

  /// Does what the user asks.
  func trigger(_ action: OffersAction)
}

/// What can be asked of the offers' screen.
public nonisolated enum OffersAction: Equatable, Sendable {
  /// Read the first products, unless that has been done.
  case fetchProducts
  /// The end comes in sight.
  case loadMoreProducts
  /// Count the products that are wanted.
  case fetchCount
  /// Turn the order round.
  case changeOrder
  /// Show the products of one chain, or with `nil` of all.
  case changeConvenienceStore(ConvenienceStore?)
  /// Show the products with one promotion, or with `nil` with any.
  case changePromotion(Promotion?)
  /// Read everything once more from the beginning.
  case refresh
  /// Do what failed once more.
  case retry
}

/// What the offers' screen shows.
public nonisolated struct OffersState: Equatable, Sendable {
  /// The products that have been read.
  public internal(set) var list = PagedList<Product>()
  /// How many products are wanted; `nil` until that is known.
  public internal(set) var totalCount: Int?
  /// Which products are wanted, and in what order.
  public internal(set) var productConfiguration = ProductConfiguration()

  /// Makes the state that a screen begins with.
  public init() {}

  /// The products that have been read.
  public var products: [Product] { list.elements }
}
