/// The items of one section. An item may have child items.
///
/// Mirrors `NSDiffableDataSourceSectionSnapshot`. The items inside an item are visible while it is expanded:
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Fruit"])
/// snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.expand(["Fruit"])
/// dataSource.apply(snapshot, to: .food)
/// ```
public struct DiffableSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items in order, each before its children.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Appends items as children of another item, or as root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !known.contains(parent) { return reportUsage("The snapshot has no item \(parent).") }
    insert(items, inside: parent, at: parent.flatMap(end) ?? self.items.count)
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = self.items.firstIndex(of: item) else {
      return reportUsage("The snapshot has no item \(item).")
    }
    insert(items, inside: parents[item], at: index)
  }

  /// Inserts items after another one and its descendants.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let end = end(of: item) else { return reportUsage("The snapshot has no item \(item).") }
    insert(items, inside: parents[item], at: end)
  }

  private mutating func insert(_ new: [ItemIdentifierType], inside parent: ItemIdentifierType?, at index: Int) {
    let added = new.filter { known.insert($0).inserted }
    if added.count < new.count { reportUsage("An item is in the snapshot already.") }
    items.insert(contentsOf: added, at: index)
    if let parent { for item in added { parents[item] = parent } }
  }

  /// Removes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items)
    let leaving = Set(
      self.items.filter { item in gone.contains(item) || ancestors(of: item).contains(where: gone.contains) })
    self.items.removeAll(where: leaving.contains)
    known.subtract(leaving)
    expanded.subtract(leaving)
    for item in leaving { parents[item] = nil }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = DiffableSectionSnapshot() }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(known.intersection(items)) }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    known.contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  /// Returns the index of an item. Complexity: O(*n*).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns the descendants of an item, as a snapshot of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> DiffableSectionSnapshot {
    var result = DiffableSectionSnapshot()
    if includingParent, known.contains(parent) { result.append([parent]) }
    for item in items where ancestors(of: item).contains(parent) {
      let isTop = parents[item] == parent
      result.append([item], to: isTop ? (includingParent ? parent : nil) : parents[item])
    }
    result.expanded = expanded.intersection(result.known)
    return result
  }

  /// Replaces the descendants of an item by the items of a snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: DiffableSectionSnapshot) {
    guard known.contains(parent) else { return reportUsage("The snapshot has no item \(parent).") }
    delete(items.filter { parents[$0] == parent })
    for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
    expanded.formUnion(snapshot.expanded)
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    while let parent = parents[found.last ?? item] { found.append(parent) }
    return found
  }

  /// Returns the index after an item and its descendants.
  private func end(of item: ItemIdentifierType) -> Int? {
    guard let index = items.firstIndex(of: item) else { return nil }
    return items[(index + 1)...].firstIndex { !ancestors(of: $0).contains(item) } ?? items.count
  }
}

extension DiffableSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
