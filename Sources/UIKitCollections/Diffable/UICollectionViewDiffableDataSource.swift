import Foundation
import GtkBridge

/// A data source that shows snapshots, and determines their differences itself.
///
/// Mirrors `UICollectionViewDiffableDataSource`:
///
/// ```swift
/// dataSource = UICollectionViewDiffableDataSource<Section, Book.ID>(collectionView: collectionView) {
///   $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
/// }
/// ```
///
/// The collection holds its data source weakly, so the program keeps it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider =
    @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType)
    -> UICollectionViewCell?

  /// A closure that returns the header or the footer of a section.
  public typealias SupplementaryViewProvider =
    @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath)
    -> UICollectionReusableView?

  /// The closure that returns the headers and the footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures for the user's moves of items.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures for expanding and collapsing items of an outline.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, which becomes that of the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  deinit {}

  /// Returns the snapshot of the collection's items.
  open func snapshot() -> DiffableSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

  /// Shows a snapshot. Remaining items keep their cells and the selection. Items are inserted and deleted at once, even
  /// with `animatingDifferences`.
  open func apply(
    _ snapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    defer { completion?() }
    let old = content.snapshot
    content.show(snapshot)
    guard let collectionView, collectionView.isLoaded else { return }
    if collectionView.needsReload { return collectionView.reloadData() }
    let anew = Set(snapshot.reloadedItemIdentifiers).union(snapshot.reconfiguredItemIdentifiers)
    let sections = Set(snapshot.reloadedSectionIdentifiers)
    collectionView.change { path in
      guard old.sectionIdentifiers.indices.contains(path.section) else { return nil }
      let items = old.itemIdentifiers(inSection: old.sectionIdentifiers[path.section])
      guard items.indices.contains(path.item), !anew.contains(items[path.item]),
        let later = indexPath(for: items[path.item]), !sections.contains(snapshot.sectionIdentifiers[later.section])
      else { return nil }
      return later
    }
  }

  /// Shows a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    content.show(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows the visible items of a section.
  open func apply(
    _ snapshot: DiffableSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let new = content.snapshot(showing: snapshot, as: section)
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the latest snapshot of a section.
  open func snapshot(for section: SectionIdentifierType) -> DiffableSectionSnapshot<ItemIdentifierType> {
    content.snapshot(of: section)
  }

  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// Returns the index path of an item. Complexity: O(*n*) in the number of items of its section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

  /// Returns the number of items of the snapshot in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  /// Returns the provider's cell for an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns the provider's supplementary view for a section.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Moves

  /// Returns whether ``reorderingHandlers`` permit a move of an item.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) == true
  }

  /// Moves an item of the snapshot at the user's request, and calls ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath), let source = sectionIdentifier(for: sourceIndexPath.section),
      let target = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let old = content.snapshot
    var new = old
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: target)
    if destinationIndexPath.item < others.count {
      new.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: target)
    }
    let sections = source == target ? [source] : [source, target]
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
      sectionTransactions: sections.map { section in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: content.snapshot(of: section),
          finalSnapshot: Self.snapshot(new.itemIdentifiers(inSection: section)),
          difference: new.itemIdentifiers(inSection: section).difference(
            from: old.itemIdentifiers(inSection: section)))
      })
    reorderingHandlers.willReorder?(transaction)
    content.show(new)
    reorderingHandlers.didReorder?(transaction)
  }

  private static func snapshot(_ items: [ItemIdentifierType]) -> DiffableSectionSnapshot<ItemIdentifierType> {
    var snapshot = DiffableSectionSnapshot<ItemIdentifierType>()
    snapshot.append(items)
    return snapshot
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool?)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return nil }
    guard let tree = content.tree(of: section) else { return nil }
    let level = tree.level(of: item)
    // The children of an item follow it.
    guard let index = tree.index(of: item) else { return nil }
    let hasItems = tree.items.indices.contains(index + 1) && tree.parent(of: tree.items[index + 1]) == item
    return (level, hasItems ? tree.isExpanded(item) : nil)
  }

  func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return }
    let handlers = sectionSnapshotHandlers
    guard (isExpanded ? handlers.shouldExpandItem?(item) : handlers.shouldCollapseItem?(item)) ?? true else { return }
    var tree = content.snapshot(of: section)
    if isExpanded {
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    } else {
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    }
    apply(tree, to: section)
  }
}
