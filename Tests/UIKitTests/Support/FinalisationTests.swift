import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct FinalisationTests {
    private static let makers: [(String, @MainActor () -> UIView)] = [
      ("label", { UILabel() }), ("button", { menuButton() }), ("text field", { UITextField() }),
      ("image view", { UIImageView(image: UIImage(systemName: "star")) }), ("text view", { UITextView() }),
      ("switch", { UISwitch() }), ("slider", { UISlider() }), ("stepper", { UIStepper() }),
      ("segmented control", { UISegmentedControl(items: ["A", "B"]) }), ("progress view", { UIProgressView() }),
      ("page control", { pageControl() }), ("date picker", { UIDatePicker() }), ("picker view", { UIPickerView() }),
      ("color well", { UIColorWell() }), ("search bar", { UISearchBar() }), ("view with gestures", { gestureView() }),
      ("stack", { stack() }), ("scroll view", { scrollView() }), ("effect view", { effectView() }),
      ("table", { tableView() }), ("collection", { collectionView(flow()) }),
      ("collection of a grid", { collectionView(Layouts.grid) }),
      ("collection of rows", { collectionView(Layouts.store) }),
      ("collection of a list", { collectionView(list()) }),
      ("collection of a layout of its own", { collectionView(OwnLayout()) }),
      ("activity indicator", { UIActivityIndicatorView() }), ("toolbar", { toolbar() }),
      ("calendar", { UICalendarView() }), ("search field", { UISearchTextField() }),
      ("note", { UIContentUnavailableView(configuration: .search()) }),
      ("list content", { UIListContentView(configuration: .subtitleCell()) }),
      ("cell", { cell() }), ("list cell", { listCell() }), ("header", { header() }),
    ]

    private static func toolbar() -> UIView {
      let bar = UIToolbar()
      let menu = UIMenu(children: [UIAction(title: "Item") { _ in }])
      bar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(title: "Menu", menu: menu)]
      return bar
    }

    private static func cell() -> UIView {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.backgroundView = UIView()
      cell.accessoryType = .detailDisclosureButton
      return cell
    }

    private static func listCell() -> UIView {
      let cell = UICollectionViewListCell()
      cell.contentConfiguration = UIListContentConfiguration.valueCell()
      cell.accessories = [
        .disclosureIndicator(), .label(text: "3"),
        .customView(configuration: .init(customView: UISwitch(), placement: .trailing())),
      ]
      return cell
    }

    private static func header() -> UIView {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Title"
      view.backgroundView = UIView()
      return view
    }

    private static func flow() -> UICollectionViewLayout {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 40)
      return layout
    }

    private static func list() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }

    /// Items along a diagonal.
    private final class OwnLayout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let offset = CGFloat(indexPath.item) * 100
        attributes.frame = CGRect(x: offset, y: offset, width: 100, height: 100)
        return attributes
      }
    }

    private static func stack() -> UIView {
      let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
      stack.distribution = .equalSpacing
      return stack
    }

    private static func scrollView() -> UIView {
      let view = UIScrollView()
      view.addSubview(UILabel())
      view.refreshControl = UIRefreshControl()
      return view
    }

    private static func effectView() -> UIView {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      view.contentView.addSubview(UILabel())
      return view
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewListCell() }

      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView() }
    }

    private static let rows = Rows()

    private static func tableView() -> UIView {
      let view = UITableView(frame: .zero, style: .insetGrouped)
      view.dataSource = rows
      return view
    }

    private static func collectionView(_ layout: UICollectionViewLayout) -> UIView {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      view.dataSource = rows
      return view
    }

    private static func menuButton() -> UIButton {
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
      button.menu = UIMenu(children: [UIAction(title: "Item") { _ in }])
      return button
    }

    private static func gestureView() -> UIView {
      let view = UIView()
      view.accessibilityTraits = .button
      let all = [UITapGestureRecognizer(), UIPinchGestureRecognizer(), UIHoverGestureRecognizer()]
      for recognizer in all { view.addGestureRecognizer(recognizer) }
      return view
    }

    private static func pageControl() -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    }

    @Test func viewsAndTheirWidgetsGo() {
      for (name, make) in Self.makers {
        var alive: [Gtk.WeakReference] = []
        for _ in 0..<1_000 {
          let view = make()
          let widget = view.realize()
          alive.append(Gtk.WeakReference(widget))
        }
        #expect(alive.count { $0.isAlive } == 0, "widgets of a \(name) remain")
      }
    }

    @Test func viewsGo() {
      for (name, make) in Self.makers {
        weak var reference: UIView?
        do {
          let view = make()
          _ = view.realize()
          reference = view
        }
        #expect(reference == nil, "a \(name) remains")
      }
    }

    private static let controllers: [(String, @MainActor () -> UIViewController)] = [
      ("plain controller", { screen() }),
      ("navigation controller", { UINavigationController(rootViewController: screen()) }),
      ("tab bar controller", { tabs() }), ("split view controller", { split() }),
      ("page controller", { pages() }), ("alert", { alert() }),
      ("table controller", { UITableViewController(style: .plain) }),
      ("collection controller of a flow", { collection(flow()) }), ("search controller", { search() }),
      ("collection controller of rows", { collection(Layouts.store) }), ("popover", { popover() }),
      ("sheet", { sheet() }),
      ("collection controller of a layout of its own", { collection(OwnLayout()) }),
      ("controller with a toolbar", { bars() }), ("action sheet", { actionSheet() }),
      ("controller without content", { empty() }), ("colour picker", { UIColorPickerViewController() }),
    ]

    private static func collection(_ layout: UICollectionViewLayout) -> UIViewController {
      let controller = UICollectionViewController(collectionViewLayout: layout)
      controller.collectionView.dataSource = rows
      return controller
    }

    private static func search() -> UIViewController {
      let controller = screen()
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["All", "Some"]
      controller.navigationItem.searchController = search
      return UINavigationController(rootViewController: controller)
    }

    private static func popover() -> UIViewController {
      let controller = screen()
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 200, height: 100)
      controller.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 10, height: 10)
      return controller
    }

    private static func sheet() -> UIViewController {
      let controller = screen()
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      return controller
    }

    private static func bars() -> UIViewController {
      let controller = screen()
      controller.toolbarItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash)]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      return navigation
    }

    private static func actionSheet() -> UIViewController {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }

    private static func empty() -> UIViewController {
      let controller = screen()
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
      return controller
    }

    private static func screen() -> UIViewController {
      let controller = UIViewController()
      controller.title = "Screen"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", primaryAction: UIAction(title: "Go") { _ in })
      for view in [UILabel(), menuButton(), gestureView()] { controller.view.addSubview(view) }
      return controller
    }

    private static func tabs() -> UIViewController {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen()), screen()]
      return tabs
    }

    private static func split() -> UIViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(screen(), for: .primary)
      split.setViewController(screen(), for: .secondary)
      return split
    }

    private static func pages() -> UIViewController {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen()], direction: .forward, animated: false)
      return pages
    }

    private static func alert() -> UIViewController {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return alert
    }

    /// Creates each controller and its views a thousand times, and presents every twentieth of them.
    @Test(arguments: 0..<17) func controllersAndTheirViewsGo(_ index: Int) async throws {
      let (name, make) = Self.controllers[index]
      let root = UIViewController()
      let host = try ViewHost(root)
      var alive: [Gtk.WeakReference] = []
      weak var latest: UIViewController?
      for round in 0..<1_000 {
        let controller = make()
        latest = controller
        if round % 20 == 0 {
          root.present(controller, animated: false)
          await host.nextFrame()
          root.dismiss(animated: false)
        } else {
          _ = controller.view.realize()
        }
        if let widget = controller.viewIfLoaded?.realizedWidget { alive.append(Gtk.WeakReference(widget)) }
      }
      for _ in 0..<3 { await host.nextFrame() }
      #expect(latest == nil && root.presentedViewController == nil, "a \(name) remains")
      #expect(!alive.isEmpty && alive.count { $0.isAlive } == 0, "widgets of a \(name) remain")
    }
  }
}
