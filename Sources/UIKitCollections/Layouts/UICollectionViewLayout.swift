import Foundation
import GtkBridge

/// The places of the items of a collection.
///
/// Mirrors `UICollectionViewLayout`. A subclass of a program determines the frames itself:
///
/// ```swift
/// final class Waterfall: UICollectionViewLayout {
///   override func prepare() { … }
///   override var collectionViewContentSize: CGSize { contentSize }
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     attributes.filter { $0.frame.intersects(rect) }
///   }
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///     attributes[indexPath.item]
///   }
/// }
/// ```
///
/// - A new size always invalidates the layout, even if ``shouldInvalidateLayout(forBoundsChange:)`` returns `false`.
/// - Items are inserted and deleted without an animation, so the attributes for their appearance and disappearance have
///   no effect.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection that has the layout.
  public internal(set) weak var collectionView: UICollectionView?
  private var needsPreparation = true
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public init() {}

  /// Returns `nil`, because archives are not supported. Subclasses declare it, as in UIKit.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// The class of the attributes of the layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts of `invalidateLayout(with:)`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: What subclasses override

  /// Prepares the attributes. Called after each invalidation, before the attributes are requested.
  open func prepare() {}

  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a header, a footer or another supplementary view.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns whether a change of the bounds invalidates the layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns whether a view's preferred size invalidates the layout. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of an invalidation for other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }

  /// Returns the context of an invalidation for a view's preferred size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Places all items again before the next frame.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.layoutDidChange()
  }

  /// Places all items again, regardless of the context.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  /// Returns the offset at which the content comes to rest. Kept, without effect: GTK determines it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the initial attributes of an inserted item. Kept, without effect.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)
  }

  /// Returns the final attributes of a deleted item. Kept, without effect.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)
  }

  // MARK: Decorations

  /// Registers the class of the decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func makeDecoration(_ kind: String, size: CGSize) -> UICollectionReusableView? {
    guard let decoration = decorations[kind] else {
      reportUsage("No class is registered for decorations of the kind \"\(kind)\".")
      return nil
    }
    return decoration.init(_registered: kind, frame: CGRect(origin: .zero, size: size))
  }

  // MARK: What the collection asks

  /// Calls ``prepare()`` after an invalidation.
  func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  func setNeedsPreparation() { needsPreparation = true }

  /// Returns the sections that scroll by themselves and intersect a rectangle.
  func rows(in rect: CGRect) -> [SectionRow] { [] }

  /// Returns the attributes of the items that intersect a rectangle of a section that scrolls by itself.
  func layoutAttributesForItems(inRow section: Int, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

  /// Lets a program change attributes before they are shown, at an offset of the collection or of a section's row.
  func adjust(_ attributes: [UICollectionViewLayoutAttributes], at offset: CGPoint, inRow row: Int?) {}

  /// Creates attributes of the layout's class.
  func makeAttributes(_ element: SectionElement, section: Int) -> UICollectionViewLayoutAttributes {
    let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (kind ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = IndexPath(item: element.item, section: section)
    switch element.kind {
    case .cell: attributes.representedElementCategory = .cell
    case .supplementary(let kind):
      (attributes.representedElementCategory, attributes.representedElementKind) = (.supplementaryView, kind)
    case .decoration(let kind):
      (attributes.representedElementCategory, attributes.representedElementKind) = (.decorationView, kind)
    }
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    (attributes.estimatedAxes, attributes.measure) = (element.estimatedAxes, element.measure)
    return attributes
  }

  /// Passes the preferred sizes of views to the layout. Returns whether attributes change.
  func setSizes(_ preferred: [UICollectionViewLayoutAttributes]) -> Bool {
    guard !preferred.isEmpty else { return false }
    invalidateLayout()
    return true
  }

  /// The configuration of a layout that is a list, or `nil`. Rows of a GtkListView show its items.
  var list: UICollectionLayoutListConfiguration? { nil }

  /// Returns the configuration of a list section beside other sections, or `nil` for another section.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
}
