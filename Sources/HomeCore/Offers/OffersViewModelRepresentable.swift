import Combine

/// The view model of the offers screen. The screen is generic over this protocol and runs with any implementation.
public protocol OffersViewModelRepresentable: ObservableObject {
  /// The state of the screen: its single source of truth.
  var state: OffersState { get }

  /// Handles an action of the user.
  func trigger(_ action: OffersAction)
}

/// The actions of the offers screen.
public nonisolated enum OffersAction: Equatable, Sendable {
  /// Load the first page, unless it has been requested before.
  case fetchProducts
  /// Load the next page, because the user nears the end of the list.
  case loadMoreProducts
  /// Count the products in the configuration.
  case fetchCount
  /// Reverse the order.
  case changeOrder
  /// Show the products of one chain, or of all chains if `nil`.
  case changeConvenienceStore(ConvenienceStore?)
  /// Show the products with one promotion, or with any promotion if `nil`.
  case changePromotion(Promotion?)
  /// Show the products whose name matches the text.
  case search(String)
  /// Reload everything from the beginning.
  case refresh
  /// Repeat the request that failed.
  case retry
}

/// The state of the offers screen.
public nonisolated struct OffersState: Equatable, Sendable {
  /// The pages loaded so far.
  public internal(set) var list = PagedList<Product>()
  /// The number of products in the configuration, or `nil` until it is known.
  public internal(set) var totalCount: Int?
  /// The filter and the order.
  public internal(set) var productConfiguration = ProductConfiguration()

  /// Creates the initial state of a screen.
  public init() {}

  /// The products loaded so far.
  public var products: [Product] { list.elements }
}
