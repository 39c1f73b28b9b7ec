/// A vertically scrolling grid that creates only the views near the visible area.
///
/// Mirrors SwiftUI's `LazyVGrid`. It is a `GtkGridView` over the same rows as a ``List``. In a ``ScrollView`` it
/// scrolls together with the views before and after it, and only the views near the visible part exist. Outside scroll
/// views, it fills the remaining room and scrolls by itself. Each ``Section`` is a grid between its header and its
/// footer.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///   ForEach(books) { Cover(book: $0) }
/// }
/// ```
public struct LazyVGrid<Content: View>: View {
  private let grid: LazyLines<Content>

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The sizes of the columns, which also determine their number.
  ///   - spacing: The spacing between rows, in points; `nil` for the default of 6.
  ///   - content: The views of the grid.
  public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    grid = LazyLines(
      axis: .vertical, lines: GridLines(columns, defaultSpacing: Container.defaultSpacing),
      spacing: spacing.map { Double($0) }, content: content())
  }

  public var body: some View {
    if grid.holdsSections {
      SectionGrids(grid: grid)
    } else {
      grid
    }
  }
}

/// A horizontally scrolling grid that creates only the views near the visible area.
///
/// Mirrors SwiftUI's `LazyHGrid`; see ``LazyVGrid``.
public struct LazyHGrid<Content: View>: View {
  private let grid: LazyLines<Content>

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The sizes of the rows, which also determine their number.
  ///   - spacing: The spacing between columns, in points; `nil` for the default of 6.
  ///   - content: The views of the grid.
  public init(rows: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    grid = LazyLines(
      axis: .horizontal, lines: GridLines(rows, defaultSpacing: Container.defaultSpacing),
      spacing: spacing.map { Double($0) }, content: content())
  }

  public var body: some View {
    if grid.holdsSections {
      SectionGrids(grid: grid)
    } else {
      grid
    }
  }
}

/// A vertically scrolling column that creates only the views near the visible area.
///
/// Mirrors SwiftUI's `LazyVStack`. It is a `GtkGridView` with one column; see ``LazyVGrid``.
public struct LazyVStack<Content: View>: View {
  private let stack: LazyLines<Content>

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = LazyLines(
      axis: .vertical,
      lines: GridLines(
        [GridItem(spacing: 0, alignment: Alignment(horizontal: alignment, vertical: .center))], defaultSpacing: 0),
      spacing: spacing.map { Double($0) }, content: content())
  }

  public var body: some View { stack }
}

/// A horizontally scrolling row that creates only the views near the visible area.
///
/// Mirrors SwiftUI's `LazyHStack`. It is a `GtkGridView` with one row; see ``LazyVGrid``.
public struct LazyHStack<Content: View>: View {
  private let stack: LazyLines<Content>

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    stack = LazyLines(
      axis: .horizontal,
      lines: GridLines(
        [GridItem(spacing: 0, alignment: Alignment(horizontal: .center, vertical: alignment))], defaultSpacing: 0),
      spacing: spacing.map { Double($0) }, content: content())
  }

  public var body: some View { stack }
}
