import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Searches whose results have a separate controller.
  @Suite @MainActor struct SearchResultsTests {
    /// The view that the results cover.
    enum Content: CaseIterable { case plain, table, list, grid }

    private final class Recorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UITableViewDelegate {
      var lines: [String] = []

      func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
      func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
      func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
      func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
      func updateSearchResults(for searchController: UISearchController) {
        lines.append("update \(searchController.searchBar.text ?? "")")
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("select \(indexPath.row)")
      }
    }

    private final class Results: UITableViewController {
      var events: [String] = []

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Result \(indexPath.row)"
        return cell
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("appear")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        events.append("disappear")
      }
    }

    private final class Plain: UIViewController {
      let button = UIButton(type: .system)

      override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Below", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        view.addSubview(button)
      }
    }

    private final class Items: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Below"
        cell.contentView.addSubview(label)
        return cell
      }
    }

    private func screen(_ content: Content) -> UIViewController {
      switch content {
      case .plain: return Plain()
      case .table: return TableExample([["Below", "b"]])
      case .list:
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        return Items(collectionViewLayout: layout)
      case .grid: return Items(collectionViewLayout: UICollectionViewFlowLayout())
      }
    }

    @Test(arguments: Content.allCases)
    func resultsCoverTheScreenWhileThereIsAText(_ content: Content) async throws {
      let (screen, results, recorder) = (screen(content), Results(), Recorder())
      results.tableView.delegate = recorder
      let search = UISearchController(searchResultsController: results)
      (search.searchResultsUpdater, search.delegate) = (recorder, recorder)
      search.searchBar.placeholder = "Find"
      screen.navigationItem.searchController = search
      let host = try ViewHost(UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 400))
      #expect(await Devices.waitForFocus())
      #expect(!search.showsSearchResultsController && results.events.isEmpty)
      search.searchBar.becomeFirstResponder()
      #expect(await MainLoop.wait { recorder.lines == ["will present", "update ", "did present"] })
      #expect(!search.showsSearchResultsController, "without a text, the screen remains")
      recorder.lines = []
      try Pointer.press("p")
      try #require(await MainLoop.wait { search.showsSearchResultsController })
      #expect(recorder.lines == ["update p"])
      for _ in 0..<2 { await host.nextFrame() }
      try await Picture.take("search-results-\(content)", host)
      #expect(results.events == ["appear"] && host.texts.contains("Result 0"))
      #expect(results.parent === screen && results.presentingViewController === screen)
      #expect(results.view.bounds.size == screen.view.bounds.size)
      try await useTheResults(results, recorder)
      search.searchBar.becomeFirstResponder()
      recorder.lines = []
      try Pointer.press("Escape")
      #expect(await MainLoop.wait { recorder.lines.last == "did dismiss" })
      #expect(recorder.lines.contains("will dismiss") && !search.showsSearchResultsController)
      #expect(results.events == ["appear", "disappear"] && results.parent == nil)
      #expect(results.presentingViewController == nil)
      for _ in 0..<2 { await host.nextFrame() }
      #expect(!host.texts.contains("Result 0"))
      if let plain = screen as? Plain {
        try Pointer.press("Tab", "Tab")
        #expect(
          await MainLoop.wait { plain.button.realizedWidget?.all.contains(where: \.isFocused) == true },
          "what was covered is in reach again")
      }
      host.close()
    }

    @Test(arguments: Content.allCases)
    func lettersTypedInABurstArriveWhileTheResultsAppear(_ content: Content) async throws {
      let (screen, results) = (screen(content), Results())
      let search = UISearchController(searchResultsController: results)
      search.searchBar.scopeButtonTitles = ["All", "Some"]
      screen.title = "Search"
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = false
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      let host = try ViewHost(navigation, size: CGSize(width: 400, height: 400))
      defer { host.close() }
      #expect(await Devices.waitForFocus())
      try Pointer.click(search.searchBar.searchTextField)
      #expect(await MainLoop.wait { search.searchBar.isFirstResponder })
      for delay in ["1", "10", "30", "100"] {
        try Pointer.send(["type", "--delay", delay, "banana"])
        #expect(await MainLoop.wait { search.searchBar.text == "banana" })
        #expect(search.searchBar.text == "banana", "\(delay) ms between the letters")
        try Pointer.press("ctrl+a", "BackSpace")
        #expect(await MainLoop.wait { search.searchBar.text == "" && !search.showsSearchResultsController })
      }
    }

    /// A table that reloads its rows at the end of the search, when GTK moves the focus to a row.
    private final class Reloading: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
      var count = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        header.text = "header"
        tableView.tableHeaderView = header
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 4 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "row \(path.section).\(path.row)"
        content.image = UIImage(systemName: "star.fill")
        cell.contentConfiguration = content
        cell.accessoryType = path.section == 0 ? .detailDisclosureButton : .disclosureIndicator
        return cell
      }
      func updateSearchResults(for searchController: UISearchController) { reload() }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { reload() }
      private func reload() {
        count += 1
        tableView.reloadData()
      }
    }

    @Test func theEndOfASearchMayReloadWhatTheFocusMovesTo() async throws {
      let table = Reloading(style: .insetGrouped)
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = table
      search.searchBar.delegate = table
      table.navigationItem.searchController = search
      let host = try ViewHost(UINavigationController(rootViewController: table), size: CGSize(width: 800, height: 600))
      defer { host.close() }
      #expect(await Devices.waitForFocus())
      for _ in 0..<3 {
        search.searchBar.becomeFirstResponder()
        #expect(await MainLoop.wait { search.isActive })
        let count = table.count
        try Pointer.press("Down")
        #expect(await MainLoop.wait { !search.searchBar.isFirstResponder && table.count > count })
        for _ in 0..<2 { await host.nextFrame() }
        #expect(host.texts.contains { $0.hasPrefix("row ") })
      }
    }

    @Test func scopesAreThereWhileTheSearchIsActive() async throws {
      let (screen, recorder) = (Plain(), Recorder())
      let search = UISearchController(searchResultsController: nil)
      search.delegate = recorder
      search.searchBar.scopeButtonTitles = ["All", "New"]
      screen.navigationItem.searchController = search
      let host = try ViewHost(UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 400))
      defer { host.close() }
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      #expect(!search.searchBar.showsScopeBar && !host.texts.contains("New"))
      search.searchBar.becomeFirstResponder()
      #expect(await MainLoop.wait { search.isActive && host.texts.contains("New") })
      // The scopes keep the search active, although the field is empty and without the keyboard.
      for _ in 0..<2 { await host.nextFrame() }
      try await Picture.take("search-scopes", host)
      try Pointer.press("Tab")
      #expect(await MainLoop.wait { !search.searchBar.isFirstResponder })
      try Pointer.press("Right", "space")
      #expect(await MainLoop.wait { search.searchBar.selectedScopeButtonIndex == 1 })
      #expect(search.isActive && !search.searchBar.isFirstResponder && host.texts.contains("New"))
      search.isActive = false
      #expect(await MainLoop.wait { !search.searchBar.showsScopeBar && recorder.lines.last == "did dismiss" })
      search.automaticallyShowsScopeBar = false
      search.searchBar.becomeFirstResponder()
      #expect(await MainLoop.wait { search.isActive })
      #expect(!search.searchBar.showsScopeBar)
    }

    /// The keyboard moves from the field to the results, past the views that they cover.
    private func useTheResults(_ results: Results, _ recorder: Recorder) async throws {
      try Pointer.press("Tab")
      let board = results.tableView.board
      #expect(await MainLoop.wait { board.focusedPath == [0, 0] })
      try Pointer.press("Down", "Return")
      #expect(await MainLoop.wait { recorder.lines.last == "select 1" })
      try Pointer.click(board.slot(of: .row([0, 2]))?.rowWidget)
      #expect(await MainLoop.wait { recorder.lines.last == "select 2" })
    }

    @Test func aScreenPushedFromTheResultsComesBackToThem() async throws {
      let (screen, results) = (Plain(), Results())
      let search = UISearchController(searchResultsController: results)
      screen.navigationItem.searchController = search
      let host = try ViewHost(UINavigationController(rootViewController: screen), size: CGSize(width: 400, height: 400))
      await host.nextFrame()
      search.searchBar.text = "p"
      search.showsSearchResultsController = true
      await host.nextFrame()
      #expect(host.texts.contains("Result 0"))
      let navigation = try #require(results.presentingViewController?.navigationController)
      navigation.pushViewController(UIViewController(), animated: false)
      await host.nextFrame()
      #expect(results.events == ["appear", "disappear"])
      navigation.popViewController(animated: false)
      for _ in 0..<2 { await host.nextFrame() }
      #expect(results.events == ["appear", "disappear", "appear"] && host.texts.contains("Result 0"))
      screen.navigationItem.searchController = nil
      #expect(results.parent == nil && !search.showsSearchResultsController)
      host.close()
    }

    @Test func aDismissalByTheResultsEndsTheSearchAlone() async throws {
      let (screen, results) = (Plain(), Results())
      let search = UISearchController(searchResultsController: results)
      screen.navigationItem.searchController = search
      let (root, sheet) = (UIViewController(), UINavigationController(rootViewController: screen))
      let host = try ViewHost(root, size: CGSize(width: 600, height: 600))
      root.present(sheet, animated: false)
      for _ in 0..<2 { await host.nextFrame() }
      search.searchBar.text = "p"
      search.showsSearchResultsController = true
      var isEnded = false
      results.dismiss(animated: true) { isEnded = true }
      #expect(isEnded && search.searchBar.text == "" && !search.showsSearchResultsController)
      #expect(root.presentedViewController === sheet && results.parent == nil)
      host.close()
    }

    @Test func aBarAmongRowsFindsItsScreen() async throws {
      let (screen, results) = (TableExample([["a"]]), Results())
      let search = UISearchController(searchResultsController: results)
      search.searchBar.sizeToFit()
      screen.tableView.tableHeaderView = search.searchBar
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 400))
      await host.nextFrame()
      search.showsSearchResultsController = true
      await host.nextFrame()
      #expect(results.parent === screen && host.texts.contains("Result 0"))
      host.close()
    }

    private final class Guard: NSObject, UISearchBarDelegate {
      var (begins, ends, accepts) = (false, false, false)
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ends }
      func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      {
        accepts
      }
    }

    /// Shows the button while the user searches, as many programs do.
    private final class Cancelling: NSObject, UISearchBarDelegate {
      var cancellations = 0
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        searchBar.showsCancelButton = true
        return true
      }
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        searchBar.showsCancelButton = false
        return true
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        cancellations += 1
        searchBar.endEditing(true)
      }
    }

    @Test func cancelEndsTheSearchAndGoes() async throws {
      let (bar, delegate, other) = (UISearchBar(), Cancelling(), UITextField())
      bar.delegate = delegate
      let host = try ControlHost(other, bar)
      #expect(await Devices.waitForFocus())
      bar.becomeFirstResponder()
      #expect(await MainLoop.wait { bar.isFirstResponder })
      let cancel = try #require(bar.realizedWidget?.all.first { $0.labelText == "Cancel" })
      #expect(await MainLoop.wait { cancel.isMapped })
      await host.nextFrame()
      try Pointer.click(cancel)
      #expect(await MainLoop.wait { delegate.cancellations == 1 && !cancel.isMapped && !bar.isFirstResponder })
      bar.becomeFirstResponder()
      #expect(await MainLoop.wait { cancel.isMapped })
      try Pointer.press("shift+Tab")
      #expect(await MainLoop.wait { other.isFirstResponder && !cancel.isMapped })
    }

    @Test func theDelegateOfABarIsAskedForPermission() async throws {
      let (bar, delegate) = (UISearchBar(), Guard())
      bar.delegate = delegate
      let host = try ControlHost(UITextField(), bar)
      #expect(await Devices.waitForFocus())
      #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
      delegate.begins = true
      #expect(bar.becomeFirstResponder())
      #expect(await MainLoop.wait { bar.isFirstResponder })
      try Pointer.press("a")
      await host.nextFrame()
      delegate.accepts = true
      try Pointer.press("b")
      #expect(await MainLoop.wait { bar.text == "b" })
      #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
      delegate.ends = true
      #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    }

    /// A note behind the rows is in front of the colour of the table.
    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func aTableWithANoteBehindItsRowsIsOpaque(style: UITableView.Style) async throws {
      let table = TableExample([[]], style: style)
      let host = try ViewHost(table, size: CGSize(width: 300, height: 200))
      defer { host.close() }
      for _ in 0..<2 { await host.nextFrame() }
      #expect(table.tableView.bounds.width > 250, "a table without rows fills the screen")
      let before = Pixels(of: table.tableView)[10, 10]
      let note = UILabel()
      note.text = "No results"
      table.tableView.backgroundView = note
      for _ in 0..<3 { await host.nextFrame() }
      let after = Pixels(of: table.tableView)[10, 10]
      #expect(before == after, "the colour of the list")
      #expect(after.hasSuffix("FF"), "\(after)")
      table.tableView.backgroundColor = .red
      for _ in 0..<2 { await host.nextFrame() }
      #expect(Pixels(of: table.tableView)[10, 10] == "FF0000FF", "the program's own colour")
    }
  }
}
