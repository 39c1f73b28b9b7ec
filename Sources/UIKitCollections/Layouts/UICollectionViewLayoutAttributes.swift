import Foundation
import GtkBridge

/// The place and the look of a cell, a header or another view of a collection.
///
/// Mirrors `UICollectionViewLayoutAttributes`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  /// The index path of the item or of the supplementary view.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the view.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a header or another view, or `nil` for a cell.
  public internal(set) var representedElementKind: String?
  /// The centre in the content of the collection.
  open var center = CGPoint.zero
  /// The size.
  open var size = CGSize.zero
  /// The transform around the centre.
  open var transform = CGAffineTransform.identity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order among overlapping views.
  open var zIndex = 0
  /// Indicates whether the view is hidden.
  open var isHidden = false
  /// The axes on which the cell determines its length.
  var estimatedAxes: Axis.Set = []
  /// The part of a compositional layout whose size the cell determines.
  var measure: SectionElement.Measure?
  /// The greatest width that the cell may determine.
  var greatestWidth: CGFloat?
  /// The look of the row, if the view is a row of a list.
  var row: ListRowLook?

  /// Creates attributes without a view.
  public required init() {}

  deinit {}

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, a footer or another supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Creates the attributes of a decoration. The layout creates the decoration, without the data source.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// The frame in the content of the collection, without ``transform``.
  open var frame: CGRect {
    get {
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy. Override ``copy(with:)`` to copy the values of a subclass.
  open func copy() -> Any { copy(with: nil) }

  /// Returns a copy.
  open func copy(with zone: NSZone?) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (copy.center, copy.size, copy.transform) = (center, size, transform)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.estimatedAxes, copy.measure, copy.row) = (estimatedAxes, measure, row)
    copy.greatestWidth = greatestWidth
    return copy
  }

  /// Returns whether the attributes have the same values. Override it to compare the values of a subclass.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return element == other.element && center == other.center && size == other.size && transform == other.transform
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// Returns whether a length that the cell determines differs.
  func isOfOtherLength(than other: UICollectionViewLayoutAttributes) -> Bool {
    let axes = other.estimatedAxes
    return axes.contains(.horizontal) && size.width != other.size.width
      || axes.contains(.vertical) && size.height != other.size.height
  }

  /// The identity of the view.
  var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }
}

extension UICollectionView {
  /// The category of a view in a collection.
  ///
  /// Mirrors `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A header, a footer or another view for a section or an item.
    case supplementaryView
    /// A view of the layout, without data.
    case decorationView
  }

  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// To the left and the right.
    case horizontal
  }
}

extension CGRect {
  /// Returns the rectangle at the same distance from the other edge.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

/// The identity of a view in a collection: its category and its position.
struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(category: .cell, path: path) }
}
