import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct NavigationItemTests {
    @Test func imagesAreShapesUnlessTheyKeepTheirColors() throws {
      let picture = try #require(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.pngData())
      let image = try #require(UIImage(data: picture))
      #expect(image.barImage.isTemplate == true)
      #expect(image.withRenderingMode(.alwaysOriginal).barImage.isTemplate == false)
    }

    @Test(arguments: [640.0, 480, 400]) func titlesOfItemsAreWhole(width: Double) async throws {
      let screen = UIViewController()
      screen.title = "Draw"
      screen.navigationItem.rightBarButtonItems = ["Undo", "Clear"].map { UIBarButtonItem(title: $0) }
      let host = try ViewHost(
        UINavigationController(rootViewController: screen), size: CGSize(width: width, height: 300))
      for _ in 0..<3 { await host.nextFrame() }
      let labels = Gtk.shownWindows.flatMap(\.all)
        .filter { $0.typeName == "GtkLabel" && $0.isMapped && ["Undo", "Clear", "Draw"].contains($0.labelText) }
      #expect(labels.count == 3)
      for label in labels {
        #expect(pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) == 0, "\(label.labelText ?? "")")
      }
    }

    @Test func chosenItemHasTheAccentColor() async throws {
      let screen = UIViewController()
      let item = UIBarButtonItem(title: "Filter")
      screen.navigationItem.rightBarButtonItem = item
      let host = try ViewHost(UINavigationController(rootViewController: screen))
      await host.nextFrame()
      func isSuggested() -> Bool {
        Gtk.shownWindows.flatMap(\.all)
          .contains {
            $0.typeName == "GtkButton" && $0.labelTexts == ["Filter"] && $0.hasStyleClass("suggested-action")
          }
      }
      #expect(!isSuggested())
      item.isSelected = true
      await host.nextFrame()
      #expect(isSuggested())
    }

    private final class Screen: UIViewController {
      let log = Log()

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        navigationItem.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [log] _ in log.add("add") }),
          UIBarButtonItem(title: "Sort", style: .plain, target: self, action: Self.sort),
        ]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .edit, target: self, action: Screen.edit(_:))
      }

      private func sort() { log.add("sort") }
      func edit(_ sender: UIBarButtonItem) { log.add("edit \(sender === navigationItem.leftBarButtonItem)") }
    }

    @Test func itemsAreDataBeforeTheWindow() {
      let item = UIViewController().navigationItem
      #expect(item.rightBarButtonItem == nil && item.leftBarButtonItems == nil && !item.hidesBackButton)
      let button = UIBarButtonItem(title: "A")
      item.rightBarButtonItem = button
      #expect(item.rightBarButtonItems?.first === button)
      item.rightBarButtonItem = nil
      #expect(item.rightBarButtonItems?.isEmpty == true)
      #expect(item.style == .navigator)
      item.style = .editor
      #expect(item.style == .editor)
    }

    @Test func imagesWithoutTitlesHaveNames() async throws {
      let screen = UIViewController()
      screen.title = "A long title"
      let symbols = ["chart.bar", "gearshape.fill", "plus.circle.fill", "circle.fill"]
      screen.navigationItem.rightBarButtonItems = symbols.map { UIBarButtonItem(image: UIImage(systemName: $0)) }
      let host = try ViewHost(
        UINavigationController(rootViewController: screen), size: CGSize(width: 300, height: 300))
      for _ in 0..<3 { await host.nextFrame() }
      try host.tap("More")
      for name in ["Chart Bar", "Gearshape", "Plus", "Circle"] {
        #expect(await MainLoop.wait { (try? host.element(named: name))?.isShown == true }, "\(name)")
      }
      host.close()
    }

    @Test func itemsAreInTheBar() async throws {
      let screen = Screen()
      let host = try ViewHost(UINavigationController(rootViewController: screen))
      await host.nextFrame()
      try host.tap("Add")
      try host.tap("Sort")
      try host.tap("Edit")
      #expect(screen.log.lines == ["add", "sort", "edit true"])
      screen.navigationItem.rightBarButtonItem?.isEnabled = false
      await host.nextFrame()
      #expect(try !host.element(.button, named: "Add").isEnabled)
      screen.navigationItem.rightBarButtonItems = nil
      await host.nextFrame()
      #expect(throws: (any Error).self) { try host.element(.button, named: "Sort") }
    }

    /// - Parameter isLate: Indicates whether the item is created before its target.
    @Test(arguments: [false, true]) func itemsCallTheirLatestTarget(_ isLate: Bool) async throws {
      let (first, second, screen) = (Screen(), Screen(), UIViewController())
      let item = UIBarButtonItem(
        title: "Edit", style: .plain, target: isLate ? nil : first, action: Screen.edit(_:))
      #expect(item.target === (isLate ? nil : first))
      screen.navigationItem.rightBarButtonItem = item
      let host = try ViewHost(UINavigationController(rootViewController: screen))
      await host.nextFrame()
      item.target = second
      #expect(item.target === second)
      try host.tap("Edit")
      #expect(first.log.lines.isEmpty && second.log.lines == ["edit false"])
      item.target = nil
      try host.tap("Edit")
      #expect(second.log.lines.count == 1 && item.target == nil)
    }

    @Test func itemsGoWithTheirScreen() async throws {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let host = try ViewHost(navigation)
      weak var screen: Screen?
      do {
        let pushed = Screen()
        screen = pushed
        navigation.pushViewController(pushed, animated: false)
      }
      await host.nextFrame()
      #expect(try host.element(.button, named: "Sort").isShown)
      // Items at the leading edge replace the Back button.
      #expect(throws: (any Error).self) { try host.element(.button, named: "Back") }
      navigation.popViewController(animated: false)
      await host.nextFrame()
      #expect(throws: (any Error).self) { try host.element(.button, named: "Sort") }
      await MainLoop.wait { screen == nil }
      #expect(screen == nil)
    }

    @Test func titleViewsAndPromptsAreShown() async throws {
      let (screen, label) = (UIViewController(), UILabel())
      screen.title = "Plain"
      screen.navigationItem.prompt = "Three notes"
      let host = try ViewHost(UINavigationController(rootViewController: screen))
      await host.nextFrame()
      #expect(host.texts.contains("Three notes"))
      label.text = "제목"
      screen.navigationItem.titleView = label
      screen.toolbarItems = [UIBarButtonItem(title: "Below"), .flexibleSpace()]
      await host.nextFrame()
      await host.nextFrame()
      #expect(host.texts.contains("제목") && host.texts.contains("Below") && !host.texts.contains("Plain"))
    }

    @Test func aSearchIsBelowTheBarWithItsTitle() async throws {
      let (screen, search) = (UIViewController(), UISearchController(searchResultsController: nil))
      screen.title = "Notes"
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      let navigation = UINavigationController(rootViewController: screen)
      let host = try ViewHost(navigation, size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      await host.nextFrame()
      #expect(host.texts.contains("Notes"), "\(host.texts)")
      let field = try #require(search.searchBar.searchTextField.realizedWidget)
      let content = try #require(screen.view.realizedWidget)
      #expect(field.isMapped)
      let window = try #require(content.rootWindow)
      let (place, below) = (try #require(field.place(in: window)), try #require(content.place(in: window)))
      #expect(place.maxY <= below.minY && place.width > 300, "the field is above the content, from side to side")
      try await Picture.take("search-below-bar", host)
      // It goes with its screen.
      navigation.pushViewController(UIViewController(), animated: false)
      await host.nextFrame()
      await host.nextFrame()
      #expect(!field.isMapped)
      navigation.popViewController(animated: false)
      await host.nextFrame()
      await host.nextFrame()
      #expect(field.isMapped)
      screen.navigationItem.searchController = nil
      await host.nextFrame()
      await host.nextFrame()
      #expect(!field.isMapped && host.texts.contains("Notes"))
      host.close()
    }

    private final class Updater: UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }

    /// - Parameter hasField: Indicates whether the content also contains a field.
    @Test(arguments: [false, true], [false, true])
    func aSearchIsActiveWhenAskedFor(_ hasField: Bool, _ isAskedFor: Bool) async throws {
      let (screen, search, updater) = (UIViewController(), UISearchController(), Updater())
      search.searchResultsUpdater = updater
      screen.navigationItem.searchController = search
      if hasField { screen.view.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))) }
      if isAskedFor { search.isActive = true }
      let host = try ViewHost(UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      for _ in 0..<3 { await host.nextFrame() }
      #expect(search.isActive == isAskedFor && search.searchBar.isFirstResponder == isAskedFor)
      #expect(updater.texts == (isAskedFor ? [""] : []))
      search.isActive = true
      #expect(search.isActive && updater.texts == [""])
      host.close()
    }

    @Test func aSearchTellsItsUpdaterAndEndsWithEscape() async throws {
      let (screen, search, updater) = (UIViewController(), UISearchController(), Updater())
      search.searchResultsUpdater = updater
      search.searchBar.placeholder = "Find"
      screen.navigationItem.searchController = search
      let host = try ViewHost(UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      await host.nextFrame()
      try host.type("pen", into: "Find")
      #expect(updater.texts.last == "pen")
      let entry = search.searchBar.searchTextField.realizedWidget?.all.first { $0.typeName == "GtkSearchEntry" }
      try #require(entry).emit("stop-search")
      #expect(search.searchBar.text == "" && updater.texts.last == "")
      #expect(await MainLoop.wait { !search.isActive })
      host.close()
    }

    @Test func anInlineSearchIsInPlaceOfTheTitle() async throws {
      let (screen, search) = (UIViewController(), UISearchController(searchResultsController: nil))
      screen.title = "Notes"
      screen.navigationItem.searchController = search
      screen.navigationItem.preferredSearchBarPlacement = .inline
      let host = try ViewHost(UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 300))
      await host.nextFrame()
      await host.nextFrame()
      let field = try #require(search.searchBar.searchTextField.realizedWidget)
      let isInHeader = sequence(first: field, next: \.parent).contains { $0.typeName == "GtkHeaderBar" }
      #expect(isInHeader && field.isMapped && !host.texts.contains("Notes"))
      host.close()
    }

    @Test func aBarShowsTheItemsOfScreensAlone() async throws {
      let (screen, part) = (UIViewController(), UIViewController())
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Of the screen")
      part.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Of a part")
      screen.addChild(part)
      screen.view.addSubview(part.view)
      part.didMove(toParent: screen)
      let host = try ViewHost(UINavigationController(rootViewController: screen))
      await host.nextFrame()
      #expect(host.texts.contains("Of the screen") && !host.texts.contains("Of a part"))
    }
  }
}
