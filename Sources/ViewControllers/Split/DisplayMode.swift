extension SplitController {
  /// The columns that are visible.
  ///
  /// Mirrors `UISplitViewController.DisplayMode`. Columns stand side by side: what lies over the content on an iPad is beside it.
  public enum DisplayMode: Int, Sendable {
    /// The split view decides.
    case automatic
    /// The content.
    case secondaryOnly
    /// The content and one column beside it.
    case oneBesideSecondary
    /// Here the same as ``oneBesideSecondary``.
    case oneOverSecondary
    /// The content and two columns beside it.
    case twoBesideSecondary
    /// Here the same as ``twoBesideSecondary``.
    case twoOverSecondary
    /// Here the same as ``twoBesideSecondary``.
    case twoDisplaceSecondary

    /// The former name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    init(columnCount: Int) {
      self = columnCount > 2 ? .twoBesideSecondary : columnCount == 2 ? .oneBesideSecondary : .secondaryOnly
    }

    func hiddenColumns(in style: Style) -> Set<Column> {
      switch self {
      case .secondaryOnly: [.primary, .supplementary]
      case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.primary] : []
      case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: []
      }
    }
  }

  /// The way in which columns make room for others.
  ///
  /// Mirrors `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Int, Sendable {
    /// The split view decides.
    case automatic
    /// Side by side.
    case tile
    /// Above the content.
    case overlay
    /// The content moves aside.
    case displace
  }
}
