import Combine

/// A view model that shows convenience-store offers page by page.
///
/// A new request cancels the previous one, whose late answer is discarded.
public final class OffersViewModel: OffersViewModelRepresentable {
  /// The products that were read, their number, the filter and the order.
  @Published public private(set) var state = OffersState()

  private let service: any OffersServiceRepresentable
  private let settings: any SettingsStore
  private let pageSize: Int
  private lazy var pager = Pager<Product>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let counting = LatestTask()
  private let changes = LatestTask()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - service: The offers service.
  ///   - settings: The settings, which keep the filter and the order.
  ///   - pageSize: The number of products per page.
  public init(
    service: any OffersServiceRepresentable, settings: any SettingsStore = MemorySettingsStore(), pageSize: Int = 60
  ) {
    self.service = service
    self.settings = settings
    self.pageSize = pageSize
    state.productConfiguration = settings.load().offers ?? state.productConfiguration
    changes.follow(service.changes()) { [weak self] _ in self?.follow() }
  }

  deinit {}

  /// Handles an action. `fetchProducts` reads once. A change of the filter or the order is saved, without the text of a
  /// search.
  public func trigger(_ action: OffersAction) {
    switch action {
    case .fetchProducts:
      if state.list.phase == .idle { read() }
    case .loadMoreProducts: pager.loadMore()
    case .fetchCount: count()
    case .changeOrder:
      change { $0.order = $0.order == .priceAscending ? .priceDescending : .priceAscending }
    case .changeConvenienceStore(let store): change { $0.store = store }
    case .changePromotion(let promotion): change { $0.promotion = promotion }
    case .search(let text): change { $0.text = text }
    case .refresh:
      read()
      count()
    case .retry:
      pager.retry()
      if state.totalCount == nil { count() }
    }
  }

  private func change(_ change: (inout ProductConfiguration) -> Void) {
    var configuration = state.productConfiguration
    change(&configuration)
    guard configuration != state.productConfiguration else { return }
    let old = state.productConfiguration
    state.productConfiguration = configuration
    settings.update { settings in
      settings.offers = configuration
      settings.offers?.text = ""
    }
    let isSameSet = configuration.includesSame(as: old)
    if !isSameSet || configuration.order != old.order { read() }
    if !isSameSet { count() }
  }

  private func read() {
    let (service, configuration) = (service, state.productConfiguration)
    pager.load { last, limit in try await service.fetchProductList(configuration, after: last, limit: limit) }
  }

  private func count() {
    let (service, configuration) = (service, state.productConfiguration)
    counting.run { [weak self] in
      let count: Int?
      do {
        count = try await service.fetchProductCount(configuration)
      } catch ServiceError.disconnected {
        // The list also stays.
        return
      } catch {
        count = nil
      }
      if !Task.isCancelled { self?.state.totalCount = count }
    }
  }

  private func follow() {
    guard state.list.phase != .idle else { return }
    pager.reload()
    count()
  }
}
