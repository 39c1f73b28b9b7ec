/// The views that stay at the edge of a scroll view while their section is visible.
///
/// Mirrors SwiftUI's `PinnedScrollableViews`. Here, they scroll with their section: GTK 4.8's list widgets place all rows
/// one after the other.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits. They have no effect.
  public let rawValue: UInt32

  /// Creates a set of views from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyVStack {
  /// Creates a column. Headers and footers scroll with their sections; see ``PinnedScrollableViews``.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack {
  /// Creates a row. Headers and footers scroll with their sections; see ``PinnedScrollableViews``.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVGrid {
  /// Creates a grid. Headers and footers scroll with their sections; see ``PinnedScrollableViews``.
  ///
  /// The alignment has no effect: the grid is as wide as its place.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, spacing: spacing, content: content)
  }

  /// Creates a grid. Headers and footers scroll with their sections; see ``PinnedScrollableViews``.
  public init(
    columns: [GridItem], spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, spacing: spacing, content: content)
  }
}

extension LazyHGrid {
  /// Creates a grid. Headers and footers scroll with their sections; see ``PinnedScrollableViews``.
  ///
  /// The alignment has no effect: the grid is as high as its place.
  public init(
    rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, spacing: spacing, content: content)
  }

  /// Creates a grid. Headers and footers scroll with their sections; see ``PinnedScrollableViews``.
  public init(
    rows: [GridItem], spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, spacing: spacing, content: content)
  }
}
