import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Texts that the user edits in the rows of tables and lists.
  @Suite @MainActor struct TextInRowTests {
    @Test(arguments: [true, false]) func aClickIntoATextOfARowBeginsItsEditing(_ isTable: Bool) async throws {
      let (table, list) = (TextRows(), TextItems())
      let screen: UIViewController = isTable ? table : list
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      await host.nextFrame()
      let text = isTable ? table.text : list.text
      try Pointer.click(text)
      #expect(await MainLoop.wait { text.isFirstResponder })
      await host.nextFrame()
      await host.nextFrame()
      try Pointer.press("x")
      #expect(await MainLoop.wait { text.text.contains("x") })
      #expect(table.chosen.isEmpty && list.chosen.isEmpty, "the text has the press alone")
      // A press beside the text gives the focus to the row and chooses it.
      try Pointer.click(text, right: 150)
      #expect(await MainLoop.wait { (isTable ? table.chosen : list.chosen) == [0] })
      #expect(!text.isFirstResponder)
      host.close()
    }
  }
}

@MainActor
private func add(_ text: UITextView, to content: UIView) {
  text.translatesAutoresizingMaskIntoConstraints = false
  content.addSubview(text)
  NSLayoutConstraint.activate([
    text.topAnchor.constraint(equalTo: content.topAnchor), text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 80),
    text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -80),
    text.heightAnchor.constraint(equalToConstant: 60),
  ])
}

private final class TextRows: UITableViewController {
  let text = UITextView()
  var chosen: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    add(text, to: cell.contentView)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

private final class TextItems: UICollectionViewController {
  let text = UITextView()
  var chosen: [Int] = []

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    add(text, to: cell.contentView)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}
