import GtkBridge

/// A change of the items by the user, with the data before and after it.
///
/// Mirrors `NSDiffableDataSourceTransaction`.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The items before.
  public let initialSnapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after.
  public let finalSnapshot: DiffableSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes from all items before to all items after.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that are concerned.
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
  /// The items of the section before.
  public let initialSnapshot: DiffableSectionSnapshot<ItemIdentifierType>
  /// The items of the section after.
  public let finalSnapshot: DiffableSectionSnapshot<ItemIdentifierType>
  /// The changes from the items before to the items after.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// The closures that let the user move items.
  ///
  /// Mirrors `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// Returns whether the user may move an item. Without it, the user moves none.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item moves.
    public var willReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after an item has moved, so that the program moves it in its own data.
    public var didReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates closures that let the user move nothing.
    public init() {}
  }

  /// The closures that decide what the user shows and hides in a tree.
  ///
  /// Mirrors the type of `sectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers<ItemType> {
    /// Returns whether the user may show what is below an item. Without it, the user may.
    public var shouldExpandItem: (@MainActor (ItemType) -> Bool)?
    /// Called before the user shows what is below an item.
    public var willExpandItem: (@MainActor (ItemType) -> Void)?
    /// Returns whether the user may hide what is below an item. Without it, the user may.
    public var shouldCollapseItem: (@MainActor (ItemType) -> Bool)?
    /// Called before the user hides what is below an item.
    public var willCollapseItem: (@MainActor (ItemType) -> Void)?
    /// Returns the items below an item that the user shows, in place of those before.
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
