import GtkBridge

/// A change of the items by the user, with the data before and after it.
///
/// Mirrors `NSDiffableDataSourceTransaction`.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The items before the change.
  public let initialSnapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after the change.
  public let finalSnapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between all items before and after the change.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the affected sections.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A change of the items of one section by the user.
///
/// Mirrors `NSDiffableDataSourceSectionTransaction`.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items of the section before the change.
  public let initialSnapshot: DiffableSectionSnapshot<ItemIdentifierType>
  /// The items of the section after the change.
  public let finalSnapshot: DiffableSectionSnapshot<ItemIdentifierType>
  /// The difference between the items before and after the change.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// The closures for the user's moves of items.
  ///
  /// Mirrors `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// Returns whether the user may move an item. Without the closure, the user cannot move items.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item moves.
    public var willReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after an item has moved, so that the program can update its own data.
    public var didReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates closures that permit no moves.
    public init() {}
  }

  /// The closures for expanding and collapsing items of an outline.
  ///
  /// Mirrors the type of `sectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers<ItemType> {
    /// Returns whether the user may expand an item. Without the closure, the user may.
    public var shouldExpandItem: (@MainActor (ItemType) -> Bool)?
    /// Called before the user expands an item.
    public var willExpandItem: (@MainActor (ItemType) -> Void)?
    /// Returns whether the user may collapse an item. Without the closure, the user may.
    public var shouldCollapseItem: (@MainActor (ItemType) -> Bool)?
    /// Called before the user collapses an item.
    public var willCollapseItem: (@MainActor (ItemType) -> Void)?
    /// Returns the children of an item that the user expands, in place of the previous ones.
    public var snapshotForExpandingParent:
      (
        @MainActor (ItemType, DiffableSectionSnapshot<ItemIdentifierType>) -> DiffableSectionSnapshot<
          ItemIdentifierType
        >
      )?

    /// Creates closures that permit everything.
    public init() {}
  }
}
