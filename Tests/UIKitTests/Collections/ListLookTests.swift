import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// The headers and the backgrounds of lists in collections.
  @Suite @MainActor struct ListLookTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func aHeaderMayBeHalfAsHighAsItIsWide() async throws {
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      configuration.headerMode = .supplementary
      let screen = ListScreen(configuration)
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 500))
      for _ in 0..<3 { await host.nextFrame() }
      let kind = UICollectionView.elementKindSectionHeader
      let header = try #require(screen.collectionView.supplementaryView(forElementKind: kind, at: path(0)))
      #expect(header.bounds.width > 350)
      #expect(abs(header.bounds.height - header.bounds.width / 2) <= 1, "\(header.bounds)")
      host.close()
    }

    @Test func theBackgroundOfACellIsUnderItsAccessories() async throws {
      let screen = ListScreen(UICollectionLayoutListConfiguration(appearance: .grouped))
      screen.configure = { cell in
        cell.accessories = [
          .customView(configuration: .init(customView: UISwitch(), placement: .leading(displayed: .always))),
          .disclosureIndicator(displayed: .always),
        ]
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .red
        cell.backgroundConfiguration = background
      }
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 500))
      for _ in 0..<3 { await host.nextFrame() }
      let cell = try #require(screen.collectionView.cellForItem(at: path(1)))
      let place = try #require(cell.place.box.frame(inside: screen.collectionView.realize()))
      let pixels = Pixels(of: screen.collectionView)
      let middle = Int(place.midY)
      #expect(pixels[4, middle] == "FF0000FF" && pixels[pixels.width - 5, middle] == "FF0000FF")
      #expect(pixels[200, middle] == "FF0000FF")
      host.close()
    }

    /// Rows that are inserted while another screen covers the table.
    @Test(arguments: [false, true]) func aGroupHasOneEndAfterItWasCovered(_ isCovered: Bool) async throws {
      let table = TableExample([["one", "two"], ["other"]], style: .insetGrouped)
      let navigation = UINavigationController(rootViewController: table)
      let host = try ViewHost(navigation, size: CGSize(width: 400, height: 500))
      defer { host.close() }
      for _ in 0..<3 { await host.nextFrame() }
      if isCovered {
        navigation.pushViewController(UIViewController(), animated: true)
        #expect(await MainLoop.wait { !table.tableView.realize().isMapped })
        for _ in 0..<3 { await host.nextFrame() }
      }
      table.sections[0] += ["three", "four"]
      table.tableView.insertRows(at: [path(2), path(3)], with: .automatic)
      if isCovered {
        for _ in 0..<5 { await host.nextFrame() }
        navigation.popViewController(animated: true)
        #expect(await MainLoop.wait { navigation.view.window != nil && table.tableView.realize().isMapped })
      }
      for _ in 0..<40 { await host.nextFrame() }
      try await Picture.take("group \(isCovered)", host)
      let ends = try (0..<4).map { row in
        let cell = try #require(table.tableView.cellForRow(at: path(row)))
        let widgets = sequence(first: cell.realize(), next: \.parent)
        return try #require(widgets.first { $0.typeName == "GtkListItemWidget" }).hasStyleClass("section-last")
      }
      #expect(ends == [false, false, false, true])
    }

    @Test func theFirstItemOfASectionIsItsHeader() async throws {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .firstItemInSection
      configuration.backgroundColor = .red
      let screen = ListScreen(configuration)
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 500))
      #expect(await Devices.waitForFocus())
      for _ in 0..<3 { await host.nextFrame() }
      let view = try #require(screen.collectionView)
      let (header, first) = (try #require(view.cellForItem(at: path(0))), try #require(view.cellForItem(at: path(1))))
      func row(_ cell: UICollectionViewCell) -> Gtk.Widget? {
        sequence(first: cell.place.box as Gtk.Widget, next: \.parent).first { $0.typeName == "GtkListItemWidget" }
      }
      #expect(row(header)?.hasStyleClass("section-header") == true)
      #expect(row(first)?.hasStyleClass("section-first") == true)
      #expect(row(first)?.hasStyleClass("section-header") == false)
      let pixels = Pixels(of: view)
      #expect(pixels[200, pixels.height - 5] == "FF0000FF", "the list has its own colour")
      try Pointer.click(header)
      try Pointer.click(first)
      #expect(await MainLoop.wait { screen.chosen == [0, 1] })
      host.close()
    }
  }
}

private final class Head: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class ListScreen: UICollectionViewController {
  var configure: (UICollectionViewListCell) -> Void = { _ in }
  var chosen: [Int] = []

  init(_ configuration: UICollectionLayoutListConfiguration) {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    collectionView.register(
      Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = "\(indexPath.item)"
    cell.contentConfiguration = content
    configure(cell)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}
