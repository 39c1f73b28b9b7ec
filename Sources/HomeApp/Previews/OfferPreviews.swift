import GtkBridge
import HomeCore

extension Preview {
  static var offers: [Preview] {
    func view(_ service: MockOffersService) -> OffersView<OffersViewModel> {
      OffersView(viewModel: OffersViewModel(service: service), transfer: PreviewExchange.transfer)
    }
    return [
      Preview("OffersView", "Offers", group: AppScreen.offers.title) {
        view(MockOffersService(products: MockOffersService.someProducts(12)))
      } readyWhen: {
        $0.contains("컵라면 3")
      },
      Preview("OffersView", "Empty", group: AppScreen.offers.title) {
        view(MockOffersService(products: []))
      } readyWhen: {
        $0.contains(String(localized: "No Offers"))
      },
      Preview("OffersView", "Failure", group: AppScreen.offers.title) {
        view(.failing)
      } readyWhen: {
        $0.contains(String(localized: "No Offers to Show"))
      },
      Preview("OffersView", "Loading", group: AppScreen.offers.title) {
        let service = MockOffersService()
        let _ = service.answers.hold()
        view(service)
      },
    ]
  }
}

extension MockOffersService {
  /// A service whose calls fail.
  fileprivate static var failing: MockOffersService {
    let service = MockOffersService()
    service.answers.failure = ServiceError.beingRepaired
    return service
  }
}
