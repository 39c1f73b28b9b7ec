import Foundation
import GtkBridge

/// A layout of lines, each with as many items as fit.
///
/// Mirrors `UICollectionViewFlowLayout`. As in UIKit, the first and the last item of a full line are at its edges, and
/// the delegate may determine the size of each item. A right-to-left language mirrors the places; UIKit does so only
/// for a subclass that requests it.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The insets that the layout takes into account.
  public enum SectionInsetReference: Int, Sendable {
    /// From the edges of the content. The only one with an effect.
    case fromContentInset
    /// From the safe area. Here as `fromContentInset`.
    case fromSafeArea
    /// From the margins of the collection. Here as `fromContentInset`.
    case fromLayoutMargins
  }

  /// The value of ``estimatedItemSize`` for cells that determine their own sizes.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The direction in which the user scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of the items, unless the delegate determines it.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items until their cells determine it, or zero for items with a fixed size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distance between the items of a section and its edges.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers; zero for no headers. Only the length in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; zero for no footers. Only the length in the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Indicates whether headers stay visible as long as their sections do.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Indicates whether footers stay visible as long as their sections do.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Kept, without effect: bars stand beside their screens.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  private var frames: FlowFrames?

  deinit {}

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  // MARK: Frames

  private var axis: Axis { scrollDirection == .vertical ? .vertical : .horizontal }
  private var isEstimated: Bool { estimatedItemSize != .zero }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    var pinned: Set<FlowFrames.Kind> = []
    if sectionHeadersPinToVisibleBounds { pinned.insert(.header) }
    if sectionFootersPinToVisibleBounds { pinned.insert(.footer) }
    frames = FlowFrames(
      (0..<view.numberOfSections).map { section($0, of: view) }, axis: axis, container: view.contentArea, pinned: pinned
    )
  }

  private func section(_ number: Int, of view: UICollectionView) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let count = view.numberOfItems(inSection: number)
    var section: FlowSection
    if isEstimated, estimatedItemSize != Self.automaticSize {
      section = FlowSection(FlowSizes(count: count) { _ in estimatedItemSize })
    } else if let delegate {
      section = FlowSection(
        FlowSizes(count: count) { item in
          delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: number))
        })
    } else {
      section = FlowSection(FlowSizes(count: count) { _ in itemSize })
    }
    section.insets = delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
    section.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
    section.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
    section.header = axis == .vertical ? header.height : header.width
    section.footer = axis == .vertical ? footer.height : footer.width
    return section
  }

  open override var collectionViewContentSize: CGSize { frames?.size ?? .zero }

  private var isMirrored: Bool { collectionView?.isRightToLeft == true }

  private func mirrored(_ frame: CGRect) -> CGRect {
    isMirrored ? frame.mirrored(in: frames?.size.width ?? 0) : frame
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let element = SectionElement(
      kind: .cell, item: path.item, frame: mirrored(frame),
      estimatedAxes: isEstimated ? [.horizontal, .vertical] : [], measure: .item(path.item))
    let attributes = makeAttributes(element, section: path.section)
    if isEstimated, axis == .vertical { attributes.greatestWidth = frames?.room(inSection: path.section) }
    return attributes
  }

  private func attributes(_ kind: FlowFrames.Kind, _ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes
  {
    let name =
      kind == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    // A pinned header is in front of the items that scroll behind it.
    let element = SectionElement(
      kind: .supplementary(name), item: 0, frame: mirrored(frame), zIndex: frames?.isPinned(kind) == true ? 10 : 0)
    return makeAttributes(element, section: section)
  }

  private var visibleArea: CGRect { mirrored(collectionView?.visibleArea ?? .zero) }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let frames else { return nil }
    let rect = mirrored(rect)
    return frames.items(in: rect).map { attributes($0.path, $0.frame) }
      + frames.surroundings(in: rect, visible: visibleArea).map { attributes($0.kind, $0.section, $0.frame) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    frames?.frame(of: indexPath).map { attributes(indexPath, $0) }
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let kind: FlowFrames.Kind
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: kind = .header
    case UICollectionView.elementKindSectionFooter: kind = .footer
    default: return nil
    }
    return frames?.frame(of: kind, inSection: indexPath.section, visible: visibleArea)
      .map { attributes(kind, indexPath.section, $0) }
  }

  // MARK: Sizes that cells determine

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.isOfOtherLength(than: originalAttributes) }

  override func setSizes(_ preferred: [UICollectionViewLayoutAttributes]) -> Bool {
    var isChanged = false
    for (section, attributes) in Dictionary(grouping: preferred, by: \.indexPath.section) {
      let sizes = attributes.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath.item, $0.size) }
      if frames?.setSizes(Dictionary(sizes) { _, last in last }, in: section) == true { isChanged = true }
    }
    return isChanged
  }
}

/// The context of an invalidation of a flow layout. A collection always requests all places again.
///
/// Mirrors `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Indicates whether the delegate's sizes are requested again. Kept, without effect: they always are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Indicates whether the attributes are determined again. Kept, without effect: they always are.
  open var invalidateFlowLayoutAttributes = true

  deinit {}
}
