import Foundation
import GtkBridge

/// A closure that returns a section of a layout for the area and the traits of the collection.
///
/// Mirrors `UICollectionViewCompositionalLayoutSectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The common properties of all sections of a compositional layout.
///
/// Mirrors `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole collection. Kept, without effect: only sections have headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Kept, without effect: bars stand beside their screens.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration.
  public init() {}

  deinit {}
}

/// A layout of sections, groups and items. Their sizes are fractions of the container's size, absolute lengths or
/// estimates.
///
/// Mirrors `UICollectionViewCompositionalLayout`. The frames follow from the description and the size of the
/// collection. The section provider is called again for each new size.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private enum Source {
    case list(UICollectionLayoutListConfiguration)
    case sections(UICollectionViewCompositionalLayoutSectionProvider)
  }

  private let source: Source
  /// The common properties of all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var frames: CompositionalFrames?

  private init(_ source: Source, _ configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.source = source
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(.sections { _, _ in section }, configuration) }

  /// Creates a layout of different sections.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout of different sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(.sections(sectionProvider), configuration) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// Returns the layout of a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(.list(configuration), UICollectionViewCompositionalLayoutConfiguration()) }

  // MARK: Frames

  private var axis: Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView, case .sections(let provider) = source else { return }
    let size = view.contentArea
    let environment = LayoutSurroundings(contentSize: size, traitCollection: view.traitCollection)
    let sections = (0..<view.numberOfSections).map { number in
      let section = provider(number, environment)
      if section == nil { reportUsage("The layout has no section \(number).") }
      return SectionFrames(
        section ?? .empty, count: section == nil ? 0 : view.numberOfItems(inSection: number), container: size,
        axis: axis,
        traits: environment.traitCollection)
    }
    frames = CompositionalFrames(
      sections, axis: axis, container: size, spacing: configuration.interSectionSpacing)
  }

  open override var collectionViewContentSize: CGSize { frames?.size ?? .zero }

  /// Indicates whether the language is written from right to left.
  private var isMirrored: Bool { collectionView?.isRightToLeft == true }

  private func mirrored(_ frame: CGRect, in width: Double) -> CGRect { isMirrored ? frame.mirrored(in: width) : frame }

  private func attributes(_ element: SectionElement, section: Int, in width: Double) -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(element, section: section)
    attributes.frame = mirrored(element.frame, in: width)
    if element.kind == .cell, let frames, let list = frames.sections[section].section.list {
      let first = self.list(ofSection: section)?.headerMode == .firstItemInSection ? 1 : 0
      guard element.item >= first else { return attributes }
      attributes.row = ListRowLook(
        list: list, isFirst: element.item == first, isLast: element.item == frames.sections[section].count - 1)
    }
    return attributes
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let frames, let view = collectionView else { return nil }
    let width = frames.size.width
    return frames.elements(in: mirrored(rect, in: width), visible: mirrored(view.visibleArea, in: width))
      .map { attributes($0.element, section: $0.section, in: width) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frames, let element = frames.frame(of: indexPath) else { return nil }
    return attributes(element, section: indexPath.section, in: frames.size.width)
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let frames, frames.sections.indices.contains(indexPath.section) else { return nil }
    let origin = frames.origin(of: indexPath.section)
    let area = CGRect(origin: origin, size: frames.sections[indexPath.section].size)
    return layoutAttributesForElements(in: mirrored(area, in: frames.size.width))?.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.isOfOtherLength(than: originalAttributes)
  }

  override func setSizes(_ preferred: [UICollectionViewLayoutAttributes]) -> Bool {
    var isChanged = false
    for (section, attributes) in Dictionary(grouping: preferred, by: \.indexPath.section) {
      let sizes = attributes.compactMap { one in one.measure.map { ($0, one.size) } }
      if frames?.setSizes(Dictionary(sizes) { _, last in last }, in: section) == true { isChanged = true }
    }
    return isChanged
  }

  // MARK: Rows

  override func rows(in rect: CGRect) -> [SectionRow] {
    guard let frames else { return [] }
    let width = frames.size.width
    return frames.rows(in: mirrored(rect, in: width)).map { row in
      let section = frames.sections[row.section]
      return SectionRow(
        section: row.section, frame: mirrored(row.frame, in: width), contentSize: row.contentSize,
        firstGroup: section.groupFrame(of: 0), groupStep: section.groupStep,
        behavior: section.section.orthogonalScrollingBehavior, axis: section.flow, isMirrored: isMirrored)
    }
  }

  override func layoutAttributesForItems(inRow section: Int, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let frames, frames.sections.indices.contains(section), let row = frames.sections[section].row else {
      return []
    }
    let width = row.contentSize.width
    return frames.sections[section].items(in: mirrored(rect, in: width))
      .map { attributes($0, section: section, in: width) }
  }

  override func adjust(_ attributes: [UICollectionViewLayoutAttributes], at offset: CGPoint, inRow row: Int?) {
    guard let frames, let view = collectionView,
      frames.sections.contains(where: { $0.section.visibleItemsHandler != nil })
    else { return }
    let environment = LayoutSurroundings(contentSize: frames.container, traitCollection: view.traitCollection)
    for (section, items) in Dictionary(grouping: attributes, by: \.indexPath.section) {
      // The headers of a section that scrolls by itself are not pinned.
      if row == nil, frames.sections[section].row != nil { continue }
      frames.sections[section].section.visibleItemsInvalidationHandler?(items, offset, environment)
    }
  }

  override var list: UICollectionLayoutListConfiguration? { if case .list(let list) = source { list } else { nil } }

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let sections = frames?.sections, sections.indices.contains(section) else { return nil }
    return sections[section].section.listConfiguration as? UICollectionLayoutListConfiguration
  }
}

/// A section that scrolls by itself, across the direction of its collection.
struct SectionRow {
  let section: Int
  let frame: CGRect
  let contentSize: CGSize
  /// The frame of the first group.
  let firstGroup: CGRect
  /// The distance from the start of a group to that of the next.
  let groupStep: Double
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let axis: Axis
  let isMirrored: Bool
}

extension NSCollectionLayoutSection {
  /// A section without items.
  static var empty: NSCollectionLayoutSection {
    let none = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: none, subitems: []))
  }
}
