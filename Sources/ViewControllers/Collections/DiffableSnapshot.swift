import Foundation

/// A state of the data of a table or a collection: sections, and items in them, named by identifiers.
///
/// Mirrors `NSDiffableDataSourceSnapshot`:
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Book.ID>()
/// snapshot.appendSections([.read, .unread])
/// snapshot.appendItems(books.map(\.id), toSection: .unread)
/// dataSource.apply(snapshot)
/// ```
///
/// An identifier occurs once in a snapshot. UIKit raises an exception for an unknown or a duplicate identifier. This
/// type names the identifier on the standard error and leaves it out.
public struct DiffableSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections that are reloaded when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are reloaded when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are reconfigured when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsByItem.count }
  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// Returns the section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsByItem[identifier]
  }

  /// Returns the index of an item among the items of all sections. Complexity: O(*n*).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionsByItem[identifier] else { return nil }
    var start = 0
    for other in sectionIdentifiers {
      if other == section { return items[other]?.firstIndex(of: identifier).map { start + $0 } }
      start += numberOfItems(inSection: other)
    }
    return nil
  }

  /// Returns the index of a section. Complexity: O(*n*) in the number of sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = place(ofSection: toIdentifier) { insert(identifiers, at: index) }
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = place(ofSection: toIdentifier) { insert(identifiers, at: index + 1) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [SectionIdentifierType] = []
    for identifier in identifiers {
      if items.updateValue(items[identifier] ?? [], forKey: identifier) == nil {
        new.append(identifier)
      } else {
        reportUsage("The section \(identifier) is in the snapshot already.")
      }
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sectionsByItem[item] = nil }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    guard identifier != other, let from = place(ofSection: identifier), place(ofSection: other) != nil else { return }
    sectionIdentifiers.remove(at: from)
    if let index = place(ofSection: other) { sectionIdentifiers.insert(identifier, at: index + offset) }
  }

  /// Marks sections for reloading.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { place(ofSection: $0) != nil }
  }

  private func place(ofSection identifier: SectionIdentifierType) -> Int? {
    let place = indexOfSection(identifier)
    if place == nil { reportUsage("The snapshot has no section \(identifier).") }
    return place
  }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return reportUsage("Items need a section: append one to the snapshot first.")
    }
    guard items[section] != nil else { return reportUsage("The snapshot has no section \(section).") }
    insert(identifiers, in: section, at: nil)
  }

  /// Inserts items before another one, in its section.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  { if let (section, index) = place(of: beforeIdentifier) { insert(identifiers, in: section, at: index) } }

  /// Inserts items after another one, in its section.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    if let (section, index) = place(of: afterIdentifier) { insert(identifiers, in: section, at: index + 1) }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int?) {
    var new: [ItemIdentifierType] = []
    new.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      if sectionsByItem.updateValue(section, forKey: identifier) == nil {
        new.append(identifier)
      } else {
        // The item stays where it was.
        sectionsByItem[identifier] = items.first { $0.value.contains(identifier) }?.key ?? section
        reportUsage("The item \(identifier) is in the snapshot already.")
      }
    }
    let index = index ?? numberOfItems(inSection: section)
    items[section]?.insert(contentsOf: new, at: index)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let sections = Set(gone.compactMap { sectionsByItem.removeValue(forKey: $0) })
    for section in sections { items[section]?.removeAll(where: gone.contains) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = DiffableSnapshot() }

  /// Moves an item before another one, whose section it joins.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another one, whose section it joins.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard identifier != other, place(of: identifier) != nil, place(of: other) != nil else { return }
    deleteItems([identifier])
    if let (section, index) = place(of: other) { insert([identifier], in: section, at: index + offset) }
  }

  /// Marks items for reloading, with new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter(isKnown)
  }

  /// Marks items for reconfiguration of their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter(isKnown)
  }

  private func isKnown(_ identifier: ItemIdentifierType) -> Bool {
    if sectionsByItem[identifier] != nil { return true }
    reportUsage("The snapshot has no item \(identifier).")
    return false
  }

  private func place(of identifier: ItemIdentifierType) -> (SectionIdentifierType, Int)? {
    guard isKnown(identifier), let section = sectionsByItem[identifier],
      let index = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return (section, index)
  }

  /// Removes the marks of reloaded items and sections.
  package mutating func forgetReloads() {
    (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
  }

  /// Replaces the items of a section.
  package mutating func setItems(_ identifiers: [ItemIdentifierType], ofSection section: SectionIdentifierType) {
    deleteItems(itemIdentifiers(inSection: section))
    insert(identifiers, in: section, at: 0)
  }
}

extension DiffableSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Reports a mistake to the programmer. UIKit would end the program.
package func reportUsage(_ problem: String) {
  FileHandle.standardError.write(Data("UIKit: \(problem)\n".utf8))
}
