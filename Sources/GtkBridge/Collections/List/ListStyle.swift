import GtkObjects

/// The appearance of lists: one of the styles below.
///
/// Mirrors SwiftUI's `ListStyle`. As in SwiftUI, other types cannot conform to it.
public protocol ListStyle {
  /// Not for use outside the library.
  static var _look: _ListLook { get }
}

/// The appearance of a ``ListStyle``. Of no use outside the library.
public struct _ListLook: Sendable {
  /// The kind of the look, or `nil` to choose by the surroundings.
  let kind: ListLook.Kind?
}

/// The default style: cards with gaps, or the style of a sidebar in the first column of a ``NavigationSplitView``.
///
/// Mirrors SwiftUI's `DefaultListStyle`. As on iOS, it equals ``InsetGroupedListStyle`` elsewhere.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: nil) }
}

/// A style with rows from edge to edge and lines between them, on the background of the desktop's views.
///
/// Mirrors SwiftUI's `PlainListStyle`. Headers scroll with their sections.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// A style like ``PlainListStyle``, with space beside the rows.
///
/// Mirrors SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .inset) }
}

/// A style with sections from edge to edge and gaps between them.
///
/// Mirrors SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// A style with a round-cornered card for each section, like the desktop's boxed lists.
///
/// Mirrors SwiftUI's `InsetGroupedListStyle`. Its rows are at least 48 points high.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// The style of the desktop's navigation sidebars, in which links show no arrows.
///
/// Mirrors SwiftUI's `SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with lines between them.
  public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with lines between them and space beside them.
  public static var inset: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge, with gaps between them.
  public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A card for each section.
  public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A navigation sidebar.
  public static var sidebar: Self { Self() }
}

extension View {
  /// Sets the style of the lists inside.
  ///
  /// Mirrors SwiftUI's `listStyle(_:)`:
  ///
  /// ```swift
  /// List(books) { BookRow(book: $0) }.listStyle(.plain)
  /// ```
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listLookKind, Style._look.kind)
  }

  /// Sets the distance between the rows in each section of a ``List``.
  ///
  /// Mirrors SwiftUI's `listRowSpacing(_:)`. In a style with cards, separated rows are cards of their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSpacing) { $0.rows = spacing.map { Double($0) } }
  }

  /// Sets the distance between the sections of a ``List``.
  ///
  /// Mirrors SwiftUI's `listSectionSpacing(_:)`.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSpacing) { $0.sections = spacing.points }
  }

  /// Sets the distance between the sections of a ``List`` in points.
  ///
  /// Mirrors SwiftUI's `listSectionSpacing(_:)`.
  public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }
}

extension EnvironmentValues {
  /// The minimum height of the rows of a ``List`` in points.
  ///
  /// Mirrors SwiftUI's `defaultMinListRowHeight`. By default, it is 48 points in styles with cards and 36 in others, for
  /// which this property is zero.
  public var defaultMinListRowHeight: CGFloat {
    get { CGFloat(self[MinimumRowHeightKey.self] ?? 0) }
    set { self[MinimumRowHeightKey.self] = Double(newValue) }
  }

  fileprivate var listLookKind: ListLook.Kind? {
    get { self[ListLookKindKey.self] }
    set { self[ListLookKindKey.self] = newValue }
  }

  fileprivate var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }

  /// The look of a list.
  var listLook: ListLook {
    var look = ListLook(kind: listLookKind ?? (splitColumn?.isSidebar == true ? .sidebar : .insetGrouped))
    look.rowSpacing = listSpacing.rows
    look.sectionSpacing = listSpacing.sections
    look.minimumRowHeight = self[MinimumRowHeightKey.self]
    look.showsBackground = scrollSettings.showsBackground
    return look
  }
}

private struct ListSpacing {
  var rows: Double?
  var sections: Double?
}

private struct ListLookKindKey: EnvironmentKey {
  static var defaultValue: ListLook.Kind? { nil }
}

private struct ListSpacingKey: EnvironmentKey {
  static var defaultValue: ListSpacing { ListSpacing() }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}
