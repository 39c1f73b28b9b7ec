import Foundation

/// The scrolling of a section across the direction of the collection.
///
/// Mirrors `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No scrolling: the section continues along the direction of the collection.
  case none
  /// To any offset.
  case continuous
  /// To the leading edge of a group. Here as ``groupPaging``.
  case continuousGroupLeadingBoundary
  /// By the width of the collection.
  case paging
  /// By groups, to the leading edge of a group.
  case groupPaging
  /// By groups, to the centre of a group.
  case groupPagingCentered
}

/// The insets that a layout takes into account. Bars stand beside their screens here, so all are the same.
///
/// Mirrors `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the layout.
  case automatic
  /// None.
  case none
  /// The safe area.
  case safeArea
  /// The margins of the collection.
  case layoutMargins
  /// The width at which text is easy to read.
  case readableContent
}

/// A section of a compositional layout: a group that is repeated for all items.
///
/// Mirrors `NSCollectionLayoutSection`.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
  package let group: NSCollectionLayoutGroup
  /// The distances between the items and the edges of the section.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The scrolling of the section across the direction of the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Indicates whether headers and footers are within the leading and trailing insets.
  open var supplementariesFollowContentInsets = true
  /// The insets of headers and footers. With `none`, ``supplementariesFollowContentInsets`` has no effect.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
    didSet { supplementariesFollowContentInsets = supplementaryContentInsetsReference != .none }
  }
  /// Kept, without effect: bars stand beside their screens.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The look of a list, if the section is one.
  package final var list: SectionList?
  /// The `UICollectionLayoutListConfiguration` of the module UIKit, if the section is a list.
  package final var listConfiguration: Any?
  /// `visibleItemsInvalidationHandler` of the module UIKit.
  package final var visibleItemsHandler: Any?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  deinit {}
}

/// The look of a section that is a list.
package struct SectionList: Hashable, Sendable {
  /// Indicates whether the section is a card, and whether it has round corners.
  package var isCard: Bool
  package var isRound: Bool
  package var hasSeparators: Bool

  package init(isCard: Bool, isRound: Bool, hasSeparators: Bool) {
    (self.isCard, self.isRound, self.hasSeparators) = (isCard, isRound, hasSeparators)
  }
}
