/// A screen of the program that people can choose.
public nonisolated enum AppScreen: String, CaseIterable, Codable, Identifiable, Sendable {
  /// Two buttons and a state: a RIB.
  case home
  /// A book shop.
  case books
  /// Web comics.
  case comics
  /// What convenience stores offer.
  case offers
  /// Screens that open screens: coordinators.
  case playground
  /// What happens to the screens, as it happens.
  case journal
  /// Every view and modifier of the toolkit: for whoever writes screens, so it is opened by name and stays out of
  /// ``inSidebar``.
  case gallery

  /// The screens that the shell offers, in their order.
  public static let inSidebar: [AppScreen] = [.home, .books, .comics, .offers, .playground, .journal]

  /// The screen itself.
  public var id: AppScreen { self }

  /// What people call it.
  public var title: String {
    switch self {
    case .home: String(localized: "Home")
    case .books: String(localized: "Books")
    case .comics: String(localized: "Comics")
    case .offers: String(localized: "Offers")
    case .playground: String(localized: "Coordinator Playground")
    case .journal: String(localized: "Life-Cycle Journal")
    case .gallery: String(localized: "Gallery")
    }
  }

  /// What there is to see, in a few words.
  public var summary: String {
    switch self {
    case .home: String(localized: "State and actions through a RIB")
    case .books: String(localized: "A shop with a cart and orders")
    case .comics: String(localized: "Web comics to like")
    case .offers: String(localized: "1+1 and 2+1 in convenience stores")
    case .playground: String(localized: "Screens that open screens")
    case .journal: String(localized: "Every event of every screen")
    case .gallery: String(localized: "Every view and modifier")
    }
  }

  /// The icon that stands for it, by its name in the freedesktop.org icon naming specification.
  public var icon: String {
    switch self {
    case .home: "go-home-symbolic"
    case .books: "accessories-dictionary-symbolic"
    case .comics: "face-smile-symbolic"
    case .offers: "emoji-food-symbolic"
    case .playground: "view-paged-symbolic"
    case .journal: "view-list-symbolic"
    case .gallery: "view-grid-symbolic"
    }
  }
}
