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
      ("table", { tableView() }), ("collection", { collectionView() }),
      ("activity indicator", { UIActivityIndicatorView() }),
    ]

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
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    private static let rows = Rows()

    private static func tableView() -> UIView {
      let view = UITableView(frame: .zero, style: .insetGrouped)
      view.dataSource = rows
      return view
    }

    private static func collectionView() -> UIView {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
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
      ("collection controller", { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }),
    ]

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

    /// Makes each controller and its views a thousand times, and presents every twentieth of them.
    @Test(arguments: 0..<8) func controllersAndTheirViewsGo(_ index: Int) async throws {
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
