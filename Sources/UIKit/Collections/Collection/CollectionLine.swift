import GtkBridge
import GtkObjects

/// A line of items of a collection, which is one row of its list.
@MainActor
final class CollectionLine: UIView {
  private let box = Gtk.Box(axis: .horizontal)
  private(set) var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var holders: [ItemHolder] = []

  /// Shows items.
  ///
  /// - Parameters:
  ///   - items: The items and their cells.
  ///   - arrangement: The arrangement of the section.
  ///   - width: The width of the collection.
  ///   - isLast: Whether no line of the section follows.
  ///   - owner: The collection.
  func show(
    _ items: [(path: IndexPath, cell: UICollectionViewCell)], _ arrangement: LineArrangement, width: Double,
    isLast: Bool, in owner: UICollectionView
  ) {
    self.items = items
    let isList = arrangement.count == 1 && arrangement.itemWidth == nil
    let insets = arrangement.insets
    box.spacing = arrangement.spacing(in: width)
    box.setMargins(
      EdgeInsets(
        top: items.first?.path.item == 0 ? insets.top : 0, leading: insets.left,
        bottom: isLast ? insets.bottom : arrangement.lineSpacing, trailing: insets.right))
    while holders.count < items.count { holders.append(ItemHolder(in: owner)) }
    while holders.count > items.count { holders.removeLast().setCell(nil) }
    for (holder, item) in zip(holders, items) {
      holder.path = item.path
      holder.setCell(item.cell)
      holder.box.isFocusable = !isList
      holder.box.setExpands(isList, on: .horizontal)
      holder.box.setSizeRequest(width: arrangement.itemWidth, height: arrangement.itemHeight)
    }
    box.setChildren(holders.map(\.box))
  }

  /// Gives the cells away.
  func empty() {
    items = []
    for holder in holders { holder.setCell(nil) }
  }

  /// Returns the item at a distance from the start of a list, or the last one of the line before it.
  func item(at x: Double, of list: Gtk.Widget) -> (path: IndexPath, widget: Gtk.Widget)? {
    let isRightToLeft = list.isRightToLeft
    let found = holders.last { holder in
      guard let frame = holder.box.frame(inside: list) else { return false }
      return isRightToLeft ? x <= frame.maxX : x >= frame.minX
    }
    return (found ?? holders.first).map { ($0.path, $0.box) }
  }

  func holder(of path: IndexPath) -> ItemHolder? { holders.first { $0.path == path } }
}

extension CollectionLine: WidgetProviding {
  func makeWidget() -> Gtk.Widget { box }
}

/// The place of one item in a line, which the keyboard reaches.
@MainActor
final class ItemHolder {
  let box = Gtk.FocusBox()
  var path = IndexPath(item: 0, section: 0)
  private(set) var cell: UICollectionViewCell?
  private let style: AppliedStyle

  init(in owner: UICollectionView) {
    style = AppliedStyle(box)
    style.setAtOnce("&:focus-visible{outline:2px solid alpha(@theme_selected_bg_color,0.7);outline-offset:-2px;}")
    // The primary button.
    box.onMouseButton(1) { [weak self, weak owner] in
      if let self, box.isFocusable { owner?.choose(path) }
    }
    for keys in ["Return", "KP_Enter", "space"] {
      box.onKeys(keys) { [weak self, weak owner] in
        guard let self, let owner, box.isFocusable else { return false }
        owner.choose(path)
        return true
      }
    }
    for (keys, move) in UICollectionView.Move.keys {
      box.onKeys(keys) { [weak self, weak owner] in
        guard let self, let owner, box.isFocusable else { return false }
        return owner.moveFocus(from: path, move)
      }
    }
  }

  func setCell(_ cell: UICollectionViewCell?) {
    guard cell !== self.cell || cell.map({ $0.realize().isDescendant(of: box) }) == false else { return }
    if let old = self.cell?.realize(), old.isDescendant(of: box) { old.removeFromParent() }
    self.cell = cell
    guard let cell else { return }
    let widget = cell.realize()
    widget.removeFromParent()
    widget.setExpands(true, on: .horizontal)
    widget.insert(into: box, after: nil)
  }
}
