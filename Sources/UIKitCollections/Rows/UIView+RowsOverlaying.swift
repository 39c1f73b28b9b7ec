import UIKitViews

extension UITableView: RowsOverlaying {}
extension UICollectionView: RowsOverlaying {
  package func setCover(_ cover: UIView?) {
    guard let items else { return setLayer(cover) }
    if let cover { addSubview(cover) }
    items.cover = cover
    items.setNeedsUpdate()
  }
}
