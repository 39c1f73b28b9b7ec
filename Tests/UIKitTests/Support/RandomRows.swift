import UIKit
import WidgetTesting

/// The rows of several sections, which change at random, and the cells that display them.
@MainActor
final class RandomRows {
  /// A change that the table or the collection has to show.
  enum Change {
    case batch(deleted: [IndexPath], reloaded: [IndexPath], inserted: [IndexPath])
    case insert(IndexPath)
    case move(IndexPath, IndexPath)
    case reloadSection(Int)
    case reloadAll
    case scroll(IndexPath)
    case select(IndexPath)
  }

  private(set) var sections: [[Int]] = []
  private var random: RandomNumbers
  private var nextRow = 0
  /// The selected rows. Reloaded rows are no longer selected.
  private var selected: Set<Int> = []
  private(set) var displayed: Set<UIView> = []
  /// The cells that appeared or disappeared twice.
  private(set) var problems: [String] = []

  /// - Parameters:
  ///   - seed: The seed of all changes. A failing test is repeatable by it.
  ///   - most: The maximum number of rows in a section at the start.
  init(seed: Int, most: Int) {
    random = RandomNumbers(seed: UInt64(seed))
    for _ in 0..<3 { sections.append(newRows(Int.random(in: 0...most, using: &random))) }
  }

  func text(at path: IndexPath) -> String { "row \(sections[path.section][path.row])" }

  /// The places of the selected rows, in order.
  var selection: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.filter { selected.contains(sections[section][$0]) }.map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  func flip() -> Bool { Bool.random(using: &random) }

  // MARK: Cells

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    if !displayed.insert(cell).inserted { problems.append("\(path) appears in a cell on screen") }
  }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    if displayed.remove(cell) == nil { problems.append("\(path) disappears twice") }
  }

  // MARK: Changes

  /// Makes a random change.
  func change() -> Change? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: randomPath().map(Change.scroll)
    case 8, 9: select()
    case 1: reloadAll()
    case 2: insert()
    case 3: move()
    case 4: reloadSection()
    default: batch()
    }
  }

  private func newRows(_ count: Int) -> [Int] {
    nextRow += count
    return Array(nextRow - count..<nextRow)
  }

  private func randomSection() -> Int { Int.random(in: 0..<sections.count, using: &random) }

  private func randomPath() -> IndexPath? {
    let filled = sections.indices.filter { !sections[$0].isEmpty }
    guard let section = filled.randomElement(using: &random) else { return nil }
    return IndexPath(row: Int.random(in: 0..<sections[section].count, using: &random), section: section)
  }

  private func select() -> Change? {
    guard let path = randomPath() else { return nil }
    selected.insert(sections[path.section][path.row])
    return .select(path)
  }

  private func reloadAll() -> Change {
    selected = []
    let section = randomSection()
    sections[section] = newRows(Int.random(in: 0...sections[section].count + 3, using: &random))
    return .reloadAll
  }

  private func reloadSection() -> Change {
    let section = randomSection()
    sections[section] = newRows(max(sections[section].count + Int.random(in: -3...3, using: &random), 0))
    return .reloadSection(section)
  }

  private func insert() -> Change {
    let section = randomSection()
    sections[section] += newRows(1)
    return .insert(IndexPath(row: sections[section].count - 1, section: section))
  }

  private func move() -> Change? {
    guard let path = randomPath() else { return nil }
    let row = sections[path.section].remove(at: path.row)
    let section = randomSection()
    let place = IndexPath(row: Int.random(in: 0...sections[section].count, using: &random), section: section)
    sections[section].insert(row, at: place.row)
    return .move(path, place)
  }

  /// Deletes, reloads and inserts rows of all sections.
  private func batch() -> Change {
    var (deleted, reloaded, inserted): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
    for section in sections.indices {
      let share = Double.random(in: 0...0.5, using: &random)
      var kept: [Int] = []
      for (row, value) in sections[section].enumerated() {
        let path = IndexPath(row: row, section: section)
        switch Double.random(in: 0...1, using: &random) {
        case ..<share: deleted.append(path)
        case 0.95...:
          reloaded.append(path)
          kept += newRows(1)
        default: kept.append(value)
        }
      }
      let come = newRows(Int.random(in: 0...sections[section].count / 3 + 2, using: &random))
      for row in come { kept.insert(row, at: Int.random(in: 0...kept.count, using: &random)) }
      sections[section] = kept
      inserted += kept.indices.filter { come.contains(kept[$0]) }.map {
        IndexPath(row: $0, section: section)
      }
    }
    return .batch(deleted: deleted, reloaded: reloaded, inserted: inserted)
  }
}
