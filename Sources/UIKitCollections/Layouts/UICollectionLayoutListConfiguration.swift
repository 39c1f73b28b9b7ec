import Foundation
import GtkBridge

/// The look of a list in a collection.
///
/// Mirrors the part of `UICollectionLayoutListConfiguration` that is its look, and the actions of its rows.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The look of the sections.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Cards from edge to edge.
    case grouped
    /// Cards with round corners, away from the edges.
    case insetGrouped
    /// The rows of a sidebar, without lines between them.
    case sidebar
    /// Here as `sidebar`.
    case sidebarPlain
  }
  /// The headers of the sections.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none
    /// The views of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item of each section, which has the look of a header and stands above the rows. It remains an item,
    /// which the user may choose. Its cell determines the look of its text, for example by
    /// ``UIListContentConfiguration/groupedHeader()``.
    case firstItemInSection
  }
  /// The footers of the sections.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none
    /// The views of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// The look of the sections.
  public let appearance: Appearance
  /// The headers of the sections.
  public var headerMode = HeaderMode.none
  /// The footers of the sections.
  public var footerMode = FooterMode.none
  /// The colour behind the rows, or `nil` for that of the appearance. Without effect for a list section beside others:
  /// the colour behind it is that of the collection.
  public var backgroundColor: UIColor?
  /// Indicates whether there are lines between items.
  public var showsSeparators = true
  /// The actions that a swipe reveals at the start of an item. They are always in the item's context menu.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe reveals at the end of an item. They are always in the item's context menu.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that returns the actions of an item, or `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
  /// Returns a section that is a list, beside other sections.
  ///
  /// The cells determine the heights. The look is that of a list: cards, lines between the rows, and a colour for the
  /// selected row.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isCard = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let isRound = configuration.appearance == .insetGrouped
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(isCard ? 48 : 36))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if isCard { section.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 0, bottom: 9, trailing: 0) }
    if isRound { (section.contentInsets.leading, section.contentInsets.trailing) = (12, 12) }
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
        elementKind: kind, alignment: alignment)
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    section.listConfiguration = configuration
    section.list = SectionList(
      isCard: isCard, isRound: isRound,
      hasSeparators: configuration.showsSeparators
        && configuration.appearance != .sidebar && configuration.appearance != .sidebarPlain)
    return section
  }
}

/// The look of a row in a list section.
struct ListRowLook: Equatable {
  let list: SectionList
  let isFirst: Bool
  let isLast: Bool

  /// Returns the declarations of the row, like those of a whole list.
  func css(isSelected: Bool) -> String {
    let edge = "alpha(@borders,0.8)"
    var css = "min-height:\(list.isCard ? 48 : 36)px;border-style:solid;"
    if list.isCard {
      let side = list.isRound ? 1 : 0
      css += "border-width:1px \(side)px \(isLast ? 1 : 0)px \(side)px;background-color:@card_bg_color;"
      css += "border-color:\(isFirst ? edge : "@card_shade_color") \(edge) \(edge) \(edge);"
      let (top, bottom) = (isFirst && list.isRound ? 12 : 0, isLast && list.isRound ? 12 : 0)
      css += "border-radius:\(top)px \(top)px \(bottom)px \(bottom)px;"
    } else {
      // All four sides have the colour, which is faster to draw.
      css += "border-width:\(isFirst || !list.hasSeparators ? 0 : 1)px 0 0 0;border-color:alpha(@borders,0.7);"
    }
    if isSelected { css += "background-color:@theme_selected_bg_color;color:@theme_selected_fg_color;" }
    guard !isSelected else { return "&{\(css)}" }
    return "&{\(css)}&:hover{background-image:image(alpha(currentColor,0.04));}"
      + "&:active{background-image:image(alpha(currentColor,0.08));}"
  }
}
