import Foundation
import GtkBridge

/// A data source that shows snapshots, and determines their differences itself.
///
/// Mirrors `UITableViewDiffableDataSource`:
///
/// ```swift
/// dataSource = UITableViewDiffableDataSource<Section, Book.ID>(tableView: tableView) { tableView, indexPath, id in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
///   cell.textLabel?.text = library[id]?.title
///   return cell
/// }
/// ```
///
/// The table holds its data source weakly, so the program keeps it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider =
    @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType)
    -> UITableViewCell?

  /// Kept, without effect: rows change at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, which becomes that of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  deinit {}

  /// Returns the snapshot of the table's rows.
  open func snapshot() -> DiffableSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

  /// Shows a snapshot. Remaining rows keep their cells, the selection and the focus. Rows are inserted and deleted at
  /// once, even with `animatingDifferences`.
  open func apply(
    _ snapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    defer { completion?() }
    let old = content.snapshot
    content.show(snapshot)
    guard let tableView, tableView.isLoaded else { return }
    if tableView.needsReload { return tableView.reloadData() }
    let (oldMap, newMap) = (tableView.board.map, tableView.latestMap())
    let (changes, position) = SnapshotRows(old, in: oldMap).changes(to: SnapshotRows(snapshot, in: newMap))
    let place = { (row: RowMap.Row) in oldMap.position(of: row).flatMap(position).flatMap(newMap.row) }
    tableView.show(newMap, by: changes, place: place) { path in
      if case .row(let later)? = place(.row(path)) { later } else { nil }
    }
    refill(snapshot)
  }

  private func refill(_ snapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    var items = Set(snapshot.reloadedItemIdentifiers).union(snapshot.reconfiguredItemIdentifiers)
    for section in snapshot.reloadedSectionIdentifiers {
      items.formUnion(snapshot.itemIdentifiers(inSection: section))
    }
    guard !items.isEmpty else { return }
    tableView?.board.refill(Set(items.compactMap(indexPath).map { .row($0) }))
  }

  /// Shows a snapshot and reloads all cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    content.show(snapshot)
    tableView?.reloadData()
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

  /// Returns the item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  /// Returns the row of an item. Complexity: O(*n*) in the number of items of its section.
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
  open func numberOfSections(in tableView: UITableView) -> Int { content.snapshot.numberOfSections }

  /// Returns the number of rows of the snapshot in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  /// Returns the provider's cell for a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title above a section, by default none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the titles of an index beside the rows, by default none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section of a title of the index, by default that of the same number.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Returns the title below a section, by default none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether the user may delete or insert at a row, by default in edit mode.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
  /// Returns whether the user may move a row, by default `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Deletes or inserts a row at the user's request. The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the data at the user's request. The default does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
