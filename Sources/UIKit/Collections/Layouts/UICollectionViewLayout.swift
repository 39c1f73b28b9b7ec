import Foundation
import GtkBridge

/// The places of the items of a collection: one of the layouts below.
///
/// Mirrors the name of `UICollectionViewLayout`. Layouts of a program's own are not possible: the rows of a GtkListView show
/// the items, line by line.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  weak var collectionView: UICollectionView?

  /// Creates a layout.
  public init() {}

  deinit {}

  /// Places all items anew.
  open func invalidateLayout() { collectionView?.layoutDidChange() }

  func arrangement(ofSection section: Int, in view: UICollectionView) -> LineArrangement { LineArrangement() }

  /// The look of the list that the layout is, if it is one.
  var look: ListLook? { nil }
}

/// The arrangement of the items of a section in lines.
struct LineArrangement: Equatable {
  /// The width of an item, or `nil` for an equal part of the line.
  var itemWidth: Double?
  /// The least height of an item, or `nil` for that of its content.
  var itemHeight: Double?
  /// The number of items in a line, or `nil` for as many as fit.
  var count: Int? = 1
  /// The least distance between the items of a line.
  var spacing = 0.0
  /// The distance between lines.
  var lineSpacing = 0.0
  var insets = UIEdgeInsets.zero
  /// Indicates whether the line is as long as its items instead of as wide as the collection.
  var isOpenEnded = false
  var hasHeader = false
  var hasFooter = false

  /// Returns the number of items in a line of a width.
  func lineLength(in width: Double) -> Int {
    if let count { return max(count, 1) }
    guard let itemWidth, itemWidth + spacing > 0 else { return 1 }
    return max(Int((width - insets.left - insets.right + spacing) / (itemWidth + spacing)), 1)
  }

  /// Returns the distance between items: the first and the last of a full line are at its edges.
  func spacing(in width: Double) -> Double {
    let count = lineLength(in: width)
    guard let itemWidth, count > 1, !isOpenEnded else { return spacing }
    return max((width - insets.left - insets.right - itemWidth * Double(count)) / Double(count - 1), spacing)
  }
}

/// A layout of lines, each with as many items as fit.
///
/// Mirrors `UICollectionViewFlowLayout`. The size of a section's first item determines how many items a line has. With
/// horizontal scrolling, each section is one line, whose cells are all there: it is for tens of items, such as pictures.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the user scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of the items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Kept, without effect: items have the size of ``itemSize`` at least.
  open var estimatedItemSize = CGSize.zero
  /// The distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distance between the items of a section and its edges.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The least size of headers; zero for no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least size of footers; zero for no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  deinit {}

  override func arrangement(ofSection section: Int, in view: UICollectionView) -> LineArrangement {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let size =
      view.itemCount(in: section) > 0
      ? delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section)) ?? itemSize
      : itemSize
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lines =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let isOpenEnded = scrollDirection == .horizontal
    return LineArrangement(
      itemWidth: size.width, itemHeight: size.height,
      count: isOpenEnded ? view.itemCount(in: section) : nil, spacing: isOpenEnded ? lines : spacing,
      lineSpacing: isOpenEnded ? spacing : lines,
      insets: delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
      isOpenEnded: isOpenEnded, hasHeader: header != .zero, hasFooter: footer != .zero)
  }
}

/// A layout of a list.
///
/// Mirrors the lists of `UICollectionViewCompositionalLayout`; groups of items are not arranged.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let configuration: UICollectionLayoutListConfiguration

  private init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    super.init()
  }

  deinit {}

  /// Returns the layout of a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(configuration) }

  override func arrangement(ofSection section: Int, in view: UICollectionView) -> LineArrangement {
    LineArrangement(
      hasHeader: configuration.headerMode == .supplementary, hasFooter: configuration.footerMode == .supplementary)
  }

  override var look: ListLook? {
    let kind: ListLook.Kind =
      switch configuration.appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar, .sidebarPlain: .sidebar
      }
    return ListLook(kind: kind)
  }

  var showsSeparators: Bool { configuration.showsSeparators }
}

/// The look of a list in a collection.
///
/// Mirrors the part of `UICollectionLayoutListConfiguration` that is its look.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The look of the sections.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The headers of the sections.
  public enum HeaderMode: Int, Sendable { case none, supplementary }
  /// The footers of the sections.
  public enum FooterMode: Int, Sendable { case none, supplementary }

  /// The look of the sections.
  public let appearance: Appearance
  /// The headers of the sections.
  public var headerMode = HeaderMode.none
  /// The footers of the sections.
  public var footerMode = FooterMode.none
  /// Indicates whether there are lines between items.
  public var showsSeparators = true

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}
