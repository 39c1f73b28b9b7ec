import Foundation

extension ViewController {
  /// Returns the size of a child in a view of a given size, if the bars beside the child keep their sizes.
  func sizeBesideBars(of child: ViewController?, withParentContainerSize parentSize: CGSize) -> CGSize {
    guard let size = child?.viewIfLoaded?.bounds.size, let own = viewIfLoaded?.bounds.size, size != .zero else {
      return parentSize
    }
    return CGSize(
      width: max(0, parentSize.width - own.width + size.width),
      height: max(0, parentSize.height - own.height + size.height))
  }
}
