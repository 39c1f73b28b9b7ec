import GtkBridge
import UIKit

/// UIKit's collections.
struct UIKitCollectionsPage: View {
  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 72, height: 56)
    return layout
  }

  /// Cards that scroll sideways under a title, above a grid.
  private static var rows: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: size(section == 0 ? .fractionalWidth(1) : .fractionalWidth(0.25), .fractionalHeight(1)))
      if section == 1 { item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: section == 0 ? size(.absolute(160), .absolute(80)) : size(.fractionalWidth(1), .absolute(56)),
        subitems: [item])
      let layout = NSCollectionLayoutSection(group: group)
      layout.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(36)), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top)
      ]
      if section == 0 {
        layout.orthogonalScrollingBehavior = .groupPaging
        layout.interGroupSpacing = 8
      }
      return layout
    }
  }

  var body: some View {
    ExamplePage {
      Example("A flow in UIKit") { UIKitExample { TilesView(Self.flow, "Flow of UIKit", [12], height: 136) } }
      Example("Cards and a grid") {
        UIKitExample { TilesView(Self.rows, "Cards and grid of UIKit", [8, 8], height: 260) }
      }
      Example("A list") { UIKitExample { LettersView() } }
    }
  }
}

/// A collection of numbered tiles.
private final class TilesView: UICollectionView, UICollectionViewDataSource {
  private let counts: [Int]

  init(_ layout: UICollectionViewLayout, _ name: String, _ counts: [Int], height: CGFloat) {
    self.counts = counts
    super.init(frame: .zero, collectionViewLayout: layout)
    register(TileCell.self, forCellWithReuseIdentifier: "tile")
    register(
      TitleView.self, forSupplementaryViewOfKind: Self.elementKindSectionHeader, withReuseIdentifier: "title")
    dataSource = self
    accessibilityLabel = name
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = indexPath.section == 0 ? "Cards of UIKit" : "A grid of UIKit"
    return view
  }
}

/// A collection whose layout is a list.
private final class LettersView: UICollectionView, UICollectionViewDataSource {
  private static let folders = [("Inbox", "tray"), ("Drafts", "pencil"), ("보낸 편지", "paperplane")]

  init() {
    super.init(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    dataSource = self
    accessibilityLabel = "List of UIKit"
    heightAnchor.constraint(equalToConstant: 180).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.folders.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = Self.folders[indexPath.item].0
    content.image = UIImage(systemName: Self.folders[indexPath.item].1)
    cell.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories = [.label(text: "\(indexPath.item + 2)"), .disclosureIndicator()]
    return cell
  }
}

private final class TileCell: UICollectionViewCell {
  private let label = UILabel("")

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    label.text = "\(number + 1)"
    let colors: [UIColor] = [.systemIndigo, .systemPurple, .systemGreen, .systemBrown]
    contentView.backgroundColor = colors[number % colors.count]
  }
}

private final class TitleView: UICollectionReusableView {
  let label = UILabel("", style: .headline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor), label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
