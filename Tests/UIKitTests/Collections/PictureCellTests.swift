import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Cells with a picture that is larger than they are, and pinned to their edges.
  @Suite @MainActor struct PictureCellTests {
    private static let picture = UIImage.filled(CGSize(width: 300, height: 500))

    private static func pinPicture(to content: UIView) -> UIImageView {
      let view = UIImageView(image: picture)
      view.contentMode = .scaleAspectFill
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
      return view
    }

    private final class Grid: UICollectionViewController {
      var pictures: [UIImageView] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        pictures.append(pinPicture(to: cell.contentView))
        return cell
      }
    }

    private final class Rows: UITableViewController {
      var pictures: [UIImageView] = []

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        pictures.append(pinPicture(to: cell.contentView))
        return cell
      }
    }

    @Test func itemsHaveTheSizeOfTheLayout() async throws {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 180, height: 84)
      let grid = Grid(collectionViewLayout: layout)
      let host = try ViewHost(grid)
      await host.nextFrame()
      #expect(grid.pictures.count == 3)
      for picture in grid.pictures {
        #expect(picture.frame.size == CGSize(width: 180, height: 84))
        #expect(picture.realizedWidget?.width == 180 && picture.realizedWidget?.height == 84)
      }
    }

    @Test func rowsHaveTheHeightOfTheTable() async throws {
      let rows = Rows()
      rows.tableView.rowHeight = 90
      let host = try ViewHost(rows)
      await host.nextFrame()
      let picture = try #require(rows.pictures.first)
      #expect(abs((picture.realizedWidget?.height ?? 0) - 90) <= 2)
    }

    @Test func rowsOfAutomaticHeightHaveThatOfThePicture() async throws {
      let rows = Rows()
      let host = try ViewHost(rows)
      await host.nextFrame()
      #expect(rows.pictures.first?.realizedWidget?.height == 500)
    }
  }
}
