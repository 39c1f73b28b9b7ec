import GtkBridge

/// The items that a controller adds to the bar of its window.
@MainActor
final class NavigationItemContent: ScreenContent {
  /// The items, as the bar reads them.
  @MainActor
  final class Model: ObservableObject {
    @Published var leading: [UIBarButtonItem] = []
    @Published var trailing: [UIBarButtonItem] = []
    @Published var bottom: [UIBarButtonItem] = []
    @Published var isBottomHidden = false
    @Published var titleView: UIView?
    @Published var prompt: String?
    @Published var hidesBackButton = false
    @Published var leftItemsSupplementBackButton = false
    @Published var searchBar: UIView?
    @Published var isSearchInline = false
  }

  let model = Model()
  var style = UINavigationItem.ItemStyle.navigator
  var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  var backBarButtonItem: UIBarButtonItem?
  var backButtonTitle: String?
  var backAction: UIAction?
  var searchController: UISearchController?
  var hidesSearchBarWhenScrolling = true
  var searchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
  var editButtonItem: UIBarButtonItem?
  var standardAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  private var toolbar: ScreenToolbar<NavigationItemView>?

  func show(for controller: UIViewController) {
    // A bar shows the items of a screen. A child that is only a part of a screen has none.
    switch controller.parent {
    case nil, is UINavigationController, is UITabBarController, is UISplitViewController: break
    default: return
    }
    if toolbar == nil { toolbar = ScreenToolbar(NavigationItemView(model: model), for: controller) }
  }
}

/// The items of a controller as a declarative toolbar. The view itself shows nothing.
struct NavigationItemView: View {
  @ObservedObject var model: NavigationItemContent.Model

  /// Indicates whether the back button is hidden. As on iOS, items at the leading edge take its place.
  private var hidesBackButton: Bool {
    model.hidesBackButton || !model.leading.isEmpty && !model.leftItemsSupplementBackButton
  }

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .toolbar {
        ForEach(model.leading, id: \.identity) { item in
          ToolbarItem(placement: item.systemItem == .cancel ? .cancellationAction : .topBarLeading) {
            BarItemView(item: item)
          }
        }
        // The first item is the outermost one.
        ForEach(model.trailing.reversed(), id: \.identity) { item in
          ToolbarItem(placement: .topBarTrailing) { BarItemView(item: item) }
        }
        if !model.isBottomHidden {
          ForEach(model.bottom, id: \.identity) { item in
            ToolbarItem(placement: .bottomBar) { BarItemView(item: item) }
          }
        }
        if let view = model.titleView ?? (model.isSearchInline ? model.searchBar : nil) {
          ToolbarItem(placement: .principal) {
            HostedView(view: view, keepsFrame: view === model.titleView).id(ObjectIdentifier(view))
          }
        }
        if !model.isSearchInline, let view = model.searchBar {
          ToolbarItem(placement: .searchBar) {
            HostedView(view: view).id(ObjectIdentifier(view)).frame(maxWidth: .infinity).padding(6)
          }
        }
      }
      .navigationSubtitle(model.prompt ?? "")
      .navigationBarBackButtonHidden(hidesBackButton)
  }
}

extension UIBarButtonItem {
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

extension NavigationItemContent: SearchTextProviding {
  var searchText: String? { searchController.map { $0.searchBar.text ?? "" } }
}
