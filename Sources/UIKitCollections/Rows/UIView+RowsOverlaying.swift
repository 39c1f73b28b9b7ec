import UIKitViews

extension UITableView: RowsOverlaying {}
extension UICollectionView: RowsOverlaying {
  package func placeCover(_ cover: UIView) {
    guard let items else { return placeLayer(cover) }
    items.covers.append(cover)
    items.setNeedsUpdate()
    items.updateIfNeeded()
  }

  package func takeCover(_ cover: UIView) {
    guard let items else { return takeLayer(cover) }
    items.covers.removeAll { $0 === cover }
    items.setNeedsUpdate()
  }
}
