/// Views in columns, of which only those near what is visible are made.
///
/// Mirrors SwiftUI's `LazyVGrid`; shown by a GtkGridView over the same rows as a ``List``. It scrolls by itself, for GTK makes all
/// views of a grid that something else scrolls: in a ``ScrollView`` it takes the room that is left, and what stands above
/// it there stays. Of a ``Section`` head and foot are cells like the others.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///   ForEach(books) { Cover(book: $0) }
/// }
/// ```
public struct LazyVGrid<Content: View>: View {
  private let grid: LazyLines<Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: How wide the columns are, and how many.
  ///   - spacing: The room between rows, in points; `nil` for the desktop's own, 6.
  ///   - content: The views.
  public init(columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    grid = LazyLines(axis: .vertical, lines: GridLines(columns), spacing: spacing, content: content())
  }

  public var body: some View { grid }
}

/// Views in rows that scroll sideways, of which only those near what is visible are made.
///
/// Mirrors SwiftUI's `LazyHGrid`; see ``LazyVGrid``.
public struct LazyHGrid<Content: View>: View {
  private let grid: LazyLines<Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: How high the rows are, and how many.
  ///   - spacing: The room between columns, in points; `nil` for the desktop's own, 6.
  ///   - content: The views.
  public init(rows: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    grid = LazyLines(axis: .horizontal, lines: GridLines(rows), spacing: spacing, content: content())
  }

  public var body: some View { grid }
}

/// Views in a column, of which only those near what is visible are made.
///
/// Mirrors SwiftUI's `LazyVStack`; shown by a GtkGridView with one column. It scrolls by itself; see ``LazyVGrid``.
public struct LazyVStack<Content: View>: View {
  private let stack: LazyLines<Content>

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = LazyLines(
      axis: .vertical,
      lines: GridLines([GridItem(spacing: 0, alignment: Alignment(horizontal: alignment, vertical: .center))]),
      spacing: spacing, content: content())
  }

  public var body: some View { stack }
}

/// Views in a row that scrolls sideways, of which only those near what is visible are made.
///
/// Mirrors SwiftUI's `LazyHStack`; shown by a GtkGridView with one row. It scrolls by itself; see ``LazyVGrid``.
public struct LazyHStack<Content: View>: View {
  private let stack: LazyLines<Content>

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    stack = LazyLines(
      axis: .horizontal,
      lines: GridLines([GridItem(spacing: 0, alignment: Alignment(horizontal: .center, vertical: alignment))]),
      spacing: spacing, content: content())
  }

  public var body: some View { stack }
}
