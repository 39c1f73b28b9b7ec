import Foundation
import Testing
import ViewControllers

@Suite struct DiffableSnapshotTests {
  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func itemsBelongToSections() {
    let snapshot = makeSnapshot()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfItems(inSection: "c") == 0)
  }

  @Test func itemsAreInsertedMovedAndDeleted() {
    var snapshot = makeSnapshot()
    snapshot.insertItems([6], beforeItem: 1)
    snapshot.insertItems([7], afterItem: 5)
    snapshot.moveItem(4, afterItem: 2)
    snapshot.moveItem(3, beforeItem: 7)
    snapshot.deleteItems([1])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 2, 4])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 3, 7])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test func sectionsAreInsertedMovedAndDeleted() {
    var snapshot = makeSnapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "d", "b", "a"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 5])
    #expect(snapshot.indexOfSection("b") == 2)
  }

  @Test func unknownAndDoubleIdentifiersAreLeftOut() {
    var snapshot = makeSnapshot()
    snapshot.appendItems([1, 8], toSection: "b")
    snapshot.appendSections(["a"])
    snapshot.reloadItems([9])
    snapshot.insertItems([10], beforeItem: 11)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "a")
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func outlinesShowTheItemsOfExpandedItems() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Fruit", "Bread"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    snapshot.append(["Red"], to: "Apple")
    #expect(snapshot.items == ["Fruit", "Apple", "Red", "Pear", "Bread"])
    #expect(snapshot.visibleItems == ["Fruit", "Bread"])
    snapshot.expand(["Fruit"])
    #expect(snapshot.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(snapshot.level(of: "Red") == 2)
    snapshot.insert(["Plum"], after: "Apple")
    #expect(snapshot.items == ["Fruit", "Apple", "Red", "Plum", "Pear", "Bread"])
    #expect(snapshot.parent(of: "Plum") == "Fruit")
    snapshot.delete(["Fruit"])
    #expect(snapshot.items == ["Bread"])
  }

  @Test func theSnapshotOfASectionIsForgottenOnceTheSectionShowsOtherItems() {
    var content = DiffableContent<String, Int>()
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1])
    tree.append([2], to: 1)
    content.show(content.snapshot(showing: tree, as: "a"))
    #expect(content.snapshot(of: "a").items == [1, 2] && content.snapshot.itemIdentifiers == [1])
    content.show(makeSnapshot())
    #expect(content.snapshot(of: "a").items == [1, 2, 3])
    #expect(content.item(at: IndexPath(item: 1, section: 1)) == 5 && content.path(of: 5) == [1, 1])
    #expect(content.item(at: IndexPath(item: 2, section: 1)) == nil && content.numberOfItems(inSection: 2) == 0)
  }
}
