import HomeCore
import RIBs

/// The composition root, which gives the architecture its services and the toolkit's views.
final class AppComponent: Component<EmptyDependency>, RootDependency {
  let settingsStore: any SettingsStore = FileSettingsStore(
    url: FileSettingsStore.defaultURL(identifier: HomeApp.identifier)
  ) { HomeApp.warn($0) }

  /// The questions for the password of the shop's server.
  let passwordPrompt: PasswordPrompt

  /// The shop in its store.
  let shop: any Shop
  private let framework: ViewFramework

  init(shop: any Shop, passwordPrompt: PasswordPrompt, framework: ViewFramework) {
    self.shop = shop
    self.passwordPrompt = passwordPrompt
    self.framework = framework
    super.init(dependency: EmptyComponent())
  }

  var views: any ScreenViews { GtkScreenViews(bookService: bookService, undo: undo, framework: framework) }

  var bookService: any BookService { shop.books }
  var comicService: any ComicService { shop.comics }
  var offersService: any OffersServiceRepresentable { shop.offers }

  var notices: NoticeCenter { shared { NoticeCenter() } }
  var undo: UndoHistory { shared { UndoHistory(notices: notices) } }
  var recordTransfer: RecordTransferViewModel {
    shared { RecordTransferViewModel(exchange: shop.records, notices: notices) }
  }

  var connection: ConnectionViewModel { shared { ConnectionViewModel(shop: shop, prompt: passwordPrompt) } }

  var randomNumberGenerator: any RandomNumberGenerator { SystemRandomNumberGenerator() }
}
