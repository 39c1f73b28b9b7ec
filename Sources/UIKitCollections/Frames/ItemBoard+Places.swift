import Foundation
import GtkBridge
import GtkObjects

extension ItemBoard {
  /// The cells in and near the visible part, in order.
  func cells(of view: UICollectionView, inSight: Bool) -> [(path: IndexPath, cell: UICollectionViewCell)] {
    let area = view.visibleArea
    return shown.compactMap { element, shown in
      guard element.category == .cell, let cell = shown as? UICollectionViewCell else { return nil }
      let frame = frame(of: cell, in: view)
      return inSight && !frame.intersects(area) ? nil : (element.path, cell)
    }
    .sorted { $0.path < $1.path }
  }

  /// Returns the current frame of a cell in the content of the collection, even if its row has scrolled.
  private func frame(of cell: UICollectionViewCell, in view: UICollectionView) -> CGRect {
    guard let row = cell.superview as? ItemRow else { return cell.frame }
    let frame = cell.frame.offsetBy(
      dx: row.frame.minX - row.contentOffset.x, dy: row.frame.minY - row.contentOffset.y)
    return frame.intersects(row.frame) ? frame : .zero
  }

  /// Returns the item at a point of the widget, or else the previous one on the same line.
  func place(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)? {
    let isRightToLeft = scroll.widget.isRightToLeft
    let line = shown.compactMap { element, shown -> (path: IndexPath, widget: Gtk.Widget, frame: CGRect)? in
      guard element.category == .cell, let cell = shown as? UICollectionViewCell, !cell.isHidden,
        let frame = cell.place.box.frame(inside: scroll.widget), frame.minY <= point.y, point.y < frame.maxY
      else { return nil }
      return (element.path, cell.place.box, frame)
    }
    let before = line.filter { isRightToLeft ? point.x <= $0.frame.maxX : point.x >= $0.frame.minX }
    func distance(_ frame: CGRect) -> CGFloat { isRightToLeft ? frame.maxX - point.x : point.x - frame.minX }
    let found =
      before.min { distance($0.frame) < distance($1.frame) } ?? line.max { distance($0.frame) < distance($1.frame) }
    return found.map { ($0.path, $0.widget) }
  }

  /// Scrolls to a position, or no further than necessary.
  func scroll(
    to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool, in view: UICollectionView
  ) {
    let layout = view.collectionViewLayout
    layout.prepareIfNeeded()
    // The places near the item become known only when the item is near.
    for _ in 0..<3 {
      updateIfNeeded()
      guard let attributes = layout.layoutAttributesForItem(at: path) else { return }
      var frame = attributes.frame
      let row = layout.rows(in: CGRect(x: 0, y: frame.midY, width: max(view.contentSize.width, 1), height: 1))
        .first { $0.section == path.section }
      if let row { frame = row.frame }
      let goal = offset(for: frame, at: position, in: view)
      if goal != view.contentOffset { view.setContentOffset(goal, animated: animated) }
      if let row, let scroller = rows[path.section] {
        let item = attributes.frame.offsetBy(dx: -row.frame.minX, dy: -row.frame.minY)
        let goal = offset(for: item, at: position, in: scroller)
        if goal != scroller.contentOffset { scroller.setContentOffset(goal, animated: animated) }
      }
      if animated || layout.layoutAttributesForItem(at: path)?.frame == attributes.frame { return }
    }
  }

  private func offset(for frame: CGRect, at position: UICollectionView.ScrollPosition, in view: UIScrollView) -> CGPoint
  {
    let size = view.bounds.size
    var offset = view.contentOffset
    let (inset, start) = (view.contentInset, offset)
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - size.height / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - size.height + inset.bottom
    } else {
      offset.y = min(max(start.y, frame.maxY - size.height + inset.bottom), frame.minY - inset.top)
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - size.width / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - size.width + inset.right
    } else {
      offset.x = min(max(start.x, frame.maxX - size.width + inset.right), frame.minX - inset.left)
    }
    return view.limited(offset)
  }

  // MARK: Keyboard

  /// Returns the target of a movement of the focus: the nearest item in the direction.
  func target(of move: UICollectionView.Move, from path: IndexPath, in view: UICollectionView) -> IndexPath? {
    let items = view.itemMap
    guard let position = items.position(of: .row(path)) else { return nil }
    func item(_ position: Int) -> IndexPath? {
      if case .row(let found)? = items.row(at: position) { found } else { nil }
    }
    let isMirrored = view.isRightToLeft
    switch move {
    case .first: return item(0)
    case .last: return item(items.count - 1)
    case .back, .forth:
      let isForward = (move == .forth) != isMirrored
      // The next line follows the end of a line.
      return nearest(to: path, dx: move == .forth ? 1 : -1, dy: 0, in: view) ?? item(position + (isForward ? 1 : -1))
    case .up: return nearest(to: path, dx: 0, dy: -1, in: view)
    case .down: return nearest(to: path, dx: 0, dy: 1, in: view)
    case .pageUp: return page(from: path, -1, in: view) ?? item(0)
    case .pageDown: return page(from: path, 1, in: view) ?? item(items.count - 1)
    }
  }

  /// Returns the items near a rectangle and their current frames in the content.
  private func places(in rect: CGRect, of view: UICollectionView) -> [(path: IndexPath, frame: CGRect)] {
    let layout = view.collectionViewLayout
    var places = (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden }.map { ($0.indexPath, $0.frame) }
    for row in layout.rows(in: rect) {
      let scroller = rows[row.section]
      let offset = scroller?.contentOffset ?? .zero
      let area = scroller.map(\.nearArea) ?? CGRect(origin: .zero, size: row.frame.size)
      places += layout.layoutAttributesForItems(inRow: row.section, area).map {
        ($0.indexPath, $0.frame.offsetBy(dx: row.frame.minX - offset.x, dy: row.frame.minY - offset.y))
      }
    }
    return places
  }

  private func place(of path: IndexPath, in view: UICollectionView) -> CGRect? {
    if let cell = shown[.cell(path)] as? UICollectionViewCell, let row = cell.superview as? ItemRow {
      return cell.frame.offsetBy(dx: row.frame.minX - row.contentOffset.x, dy: row.frame.minY - row.contentOffset.y)
    }
    return view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
  }

  private func nearest(to path: IndexPath, dx: CGFloat, dy: CGFloat, in view: UICollectionView) -> IndexPath? {
    guard let own = place(of: path, in: view) else { return nil }
    let reach = CGSize(width: view.bounds.width * 2, height: view.bounds.height * 2)
    let area = own.insetBy(dx: -reach.width, dy: -reach.height)
    let places = places(in: area, of: view).filter { $0.path != path }
    let ahead = places.compactMap { place -> (path: IndexPath, along: CGFloat, across: CGFloat)? in
      let frame = place.frame
      // Items beside the start are not ahead of it.
      let along = dx != 0 ? (frame.midX - own.midX) * dx : (frame.midY - own.midY) * dy
      let isBeyond =
        dx > 0
        ? frame.minX >= own.maxX - 1
        : dx < 0
          ? frame.maxX <= own.minX + 1
          : dy > 0 ? frame.minY >= own.maxY - 1 : frame.maxY <= own.minY + 1
      guard along > 0, isBeyond else { return nil }
      if dx != 0 {
        // Left and right stay on the line.
        guard frame.minY < own.maxY - 1, frame.maxY > own.minY + 1 else { return nil }
        return (place.path, abs(frame.midX - own.midX), abs(frame.minY - own.minY))
      }
      let across = max(frame.minX - own.midX, own.midX - frame.maxX, 0)
      return (place.path, dy > 0 ? frame.minY - own.maxY : own.minY - frame.maxY, across)
    }
    // Distances across count twice, so that the next line wins over the one after it.
    return ahead.min { ($0.along + $0.across * 2, $0.path) < ($1.along + $1.across * 2, $1.path) }?.path
  }

  private func page(from path: IndexPath, _ direction: CGFloat, in view: UICollectionView) -> IndexPath? {
    guard let own = place(of: path, in: view) else { return nil }
    let goal = own.offsetBy(dx: 0, dy: direction * view.bounds.height)
    // Near the end, the last item is the target.
    let area = goal.insetBy(dx: -view.bounds.width, dy: -view.bounds.height / 2).union(own)
    let ahead = places(in: area, of: view).filter { ($0.frame.midY - own.midY) * direction > 1 }
    func distance(_ frame: CGRect) -> CGFloat { abs(frame.midX - goal.midX) + abs(frame.midY - goal.midY) * 4 }
    return ahead.min { (distance($0.frame), $0.path) < (distance($1.frame), $1.path) }?.path
  }
}
