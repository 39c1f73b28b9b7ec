/// A screen of the program.
public nonisolated enum AppScreen: String, CaseIterable, Codable, Identifiable, Sendable {
  /// The Home screen: two buttons and a state, built as a RIB.
  case home
  /// The book shop.
  case books
  /// The web comics.
  case comics
  /// Convenience-store offers.
  case offers
  /// The coordinator playground, whose screens open further screens.
  case playground
  /// A live log of the screens' life-cycle events.
  case journal
  /// Examples of every view and modifier, for developers. It opens by name only and is not in ``inSidebar``.
  case gallery

  /// The screens in the shell's sidebar, in order.
  public static let inSidebar: [AppScreen] = [.home, .books, .comics, .offers, .playground, .journal]

  /// The screen itself.
  public var id: AppScreen { self }

  /// The title.
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

  /// A short description.
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

  /// The icon's name in the freedesktop.org Icon Naming Specification.
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
