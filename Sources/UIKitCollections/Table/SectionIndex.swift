import Foundation
import GtkBridge
import GtkObjects

/// The index beside the rows of a table: short titles of sections. A press on a title scrolls to its section, and may
/// move over several titles.
///
/// The index is not a tab stop, because Home, End and the page keys reach every row.
@MainActor
final class SectionIndex {
  private unowned let table: UITableView
  private let box = Gtk.Box(axis: .vertical)
  private lazy var style = AppliedStyle(box)
  private var titles: [String] = []
  private var source: Gtk.TouchSource?
  /// The number of titles that fit.
  private var room = 0
  /// The latest title of the press.
  private var latest: Int?

  /// The height of a title.
  private static let titleHeight = 16.0
  /// The width beside the rows, including that of the scroll bar.
  private static let width = 30

  init(of table: UITableView) { self.table = table }

  /// The padding of the rows for the index, as declarations.
  var rowCSS: String {
    titles.isEmpty
      ? "" : "&>row:dir(ltr){padding-right:\(Self.width)px;}&>row:dir(rtl){padding-left:\(Self.width)px;}"
  }

  /// Reloads the titles.
  func reload() {
    let isLong = table.board.map.count >= table.sectionIndexMinimumDisplayRowCount
    let new = isLong ? table.dataSource?.sectionIndexTitles(for: table) ?? [] : []
    guard new != titles else { return }
    titles = new
    start()
    showTitles()
  }

  /// Shows as many titles as fit.
  func didResize() {
    let room = Int(table.board.scroller.pageLength(on: .vertical) / Self.titleHeight) - 1
    guard room != self.room else { return }
    self.room = room
    if !titles.isEmpty { showTitles() }
  }

  private func start() {
    guard source == nil else { return }
    box.setAlign(.end, on: .horizontal)
    box.setAlign(.center, on: .vertical)
    box.setMargins(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 10))
    box.setAccessibleHidden(true)
    table.frameLayers.add(box, isMeasured: false)
    source = box.onPress(beforeContent: false) { [weak self] in self?.follow($0) }
  }

  private func showTitles() {
    box.isVisible = !titles.isEmpty
    box.setChildren(shownTitles.map { Gtk.Label($0) })
    showLook()
  }

  /// The titles on screen. If not all of them fit, every second one is a dot for those between.
  private var shownTitles: [String] {
    let count = max(room, 3)
    guard titles.count > count else { return titles }
    return (0..<count).map { place in
      place % 2 == 0 || place == count - 1 ? titles[place * (titles.count - 1) / (count - 1)] : "•"
    }
  }

  func showLook() {
    var css = "&{color:\((table.sectionIndexColor ?? .tintColor).color.textCSS);font-size:smaller;padding:0 4px;"
    if let color = table.sectionIndexBackgroundColor { css += "background:\(color.color.css);border-radius:6px;" }
    style.setAtOnce(css + "}& label{min-height:\(Int(Self.titleHeight))px;font-size:80%;font-weight:bold;}")
  }

  private func follow(_ event: Gtk.PressEvent) {
    switch event {
    case .down(let point), .move(let point): lead(to: point.y)
    case .up, .cancelled: latest = nil
    }
  }

  private func lead(to y: Double) {
    guard !titles.isEmpty, box.height > 0 else { return }
    let index = min(max(Int(y / Double(box.height) * Double(titles.count)), 0), titles.count - 1)
    guard index != latest else { return }
    latest = index
    choose(index)
  }

  /// Scrolls to the section of a title.
  func choose(_ index: Int) {
    guard titles.indices.contains(index), let dataSource = table.dataSource else { return }
    let section = dataSource.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
    let map = table.map
    guard map.sections.indices.contains(section), let position = map.positions(ofSection: section).first else { return }
    table.board.scroll(to: position, at: .top)
  }
}

extension UITableView {
  /// Reloads the titles of the index from the data source.
  public func reloadSectionIndexTitles() {
    guard isLoaded else { return }
    index.reload()
    showLook()
  }
}
