import Foundation

/// The content of a diffable data source: the latest snapshot, and those of single sections.
package struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  package private(set) var snapshot = DiffableSnapshot<Section, Item>()
  private var sections: [Section: DiffableSectionSnapshot<Item>] = [:]

  package init() {}

  /// Stores a snapshot. A section's own snapshot is removed if the section has other items now.
  package mutating func show(_ snapshot: DiffableSnapshot<Section, Item>) {
    self.snapshot = snapshot
    self.snapshot.forgetReloads()
    sections = sections.filter { $1.visibleItems == snapshot.itemIdentifiers(inSection: $0) }
  }

  /// Stores the snapshot of a section, and returns the whole snapshot with the section's visible items.
  package mutating func snapshot(
    showing section: DiffableSectionSnapshot<Item>, as identifier: Section
  ) -> DiffableSnapshot<Section, Item> {
    sections[identifier] = section
    var new = snapshot
    if new.indexOfSection(identifier) == nil { new.appendSections([identifier]) }
    new.setItems(section.visibleItems, ofSection: identifier)
    return new
  }

  package func snapshot(of section: Section) -> DiffableSectionSnapshot<Item> {
    if let known = sections[section] { return known }
    var new = DiffableSectionSnapshot<Item>()
    new.append(snapshot.itemIdentifiers(inSection: section))
    return new
  }

  /// Returns the section's own snapshot, or `nil` if there is none.
  package func tree(of section: Section) -> DiffableSectionSnapshot<Item>? { sections[section] }

  package func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  package func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Complexity: O(*n*) in the number of items of the section.
  package func path(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let number = snapshot.indexOfSection(section),
      let index = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: number)
  }

  package func numberOfItems(inSection index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }
}
