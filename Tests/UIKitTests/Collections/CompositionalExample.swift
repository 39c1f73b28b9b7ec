import GtkBridge
import UIKit

/// A collection with coloured cells that show their numbers.
@MainActor
final class CompositionalExample: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  var counts: [Int]
  /// The texts of the items of a section, by section.
  var texts: [Int: [String]] = [:]
  var made = 0
  var chosen: [IndexPath] = []
  var prefetched: Set<IndexPath> = []
  var cancelled: Set<IndexPath> = []

  init(_ counts: [Int], _ layout: UICollectionViewLayout) {
    self.counts = counts
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collectionView.register(TitleView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    collectionView.prefetchDataSource = self
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let texts = texts[indexPath.section] {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = texts[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    if let tile = cell as? TileCell {
      if tile.number == nil { made += 1 }
      tile.show(indexPath)
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = ["New This Week", "Popular", "For You", "Settings"][indexPath.section % 4]
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched.formUnion(indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    cancelled.formUnion(indexPaths)
  }
}

final class TileCell: UICollectionViewCell {
  private(set) var number: UILabel?

  func show(_ path: IndexPath) {
    let label = number ?? UILabel()
    if number == nil {
      number = label
      label.translatesAutoresizingMaskIntoConstraints = false
      label.textAlignment = .center
      label.textColor = .white
      contentView.layer.cornerRadius = 10
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      ])
    }
    label.text = "\(path.section).\(path.item)"
    let colors: [UIColor] = [.systemBlue, .systemPurple, .systemGreen, .systemOrange, .systemRed]
    contentView.backgroundColor = colors[path.item % colors.count]
  }
}

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Layouts like those of Apple's samples.
@MainActor
enum Layouts {
  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, inset: CGFloat = 5)
    -> NSCollectionLayoutItem
  {
    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
    item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  static var title: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), elementKind: "title", alignment: .top)
  }

  /// A grid whose columns depend on the width.
  static var grid: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 600 ? 6.0 : 3
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / columns)),
        subitems: [item(.fractionalWidth(1 / columns), .fractionalHeight(1))])
      return NSCollectionLayoutSection(group: group)
    }
  }

  /// A large item beside two small ones.
  static var nestedGroup: NSCollectionLayoutGroup {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    return .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(220)),
      subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), pair])
  }

  static var nested: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nestedGroup))
  }

  static func row(
    _ width: NSCollectionLayoutDimension, _ height: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(width, .absolute(height)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1), inset: 0)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 18, bottom: 12, trailing: 18)
    section.boundarySupplementaryItems = [title]
    return section
  }

  /// Rows that scroll sideways, a nested grid and a list.
  static var store: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let isWide = environment.container.effectiveContentSize.width > 600
      switch section {
      case 0: return row(isWide ? .fractionalWidth(0.4) : .fractionalWidth(0.85), 160, .groupPaging)
      case 1: return row(.absolute(110), 110, .continuous)
      case 2:
        let grid = NSCollectionLayoutSection(group: nestedGroup)
        grid.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 13, bottom: 12, trailing: 13)
        let header = title
        header.pinToVisibleBounds = true
        grid.boundarySupplementaryItems = [header]
        return grid
      default:
        return .list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
      }
    }
  }
}

/// A layout of columns, in which each item is added to the shortest one, as programs write it.
final class WaterfallLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0
  var columns = 3
  private(set) var preparations = 0

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  override func prepare() {
    super.prepare()
    preparations += 1
    attributes = []
    guard let collectionView else { return }
    let columnWidth = width / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat(0), count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let length = CGFloat(80 + item * 37 % 90)
      one.frame = CGRect(x: CGFloat(column) * columnWidth, y: bottoms[column], width: columnWidth, height: length)
        .insetBy(dx: 4, dy: 4)
      bottoms[column] += length
      attributes.append(one)
    }
    height = bottoms.max() ?? 0
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
