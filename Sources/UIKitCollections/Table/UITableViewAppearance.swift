import GtkBridge
import UIKitViews

/// The appearance of all table views. Its background is also that of each `List`, as before iOS 16. The other values
/// are kept, without effect: a table's own properties and the modifiers of lists replace them.
@preconcurrency @MainActor
public final class UITableViewAppearance {
  fileprivate static let proxy = UITableViewAppearance()
  fileprivate init() {}

  /// The background of all table views and lists.
  public var backgroundColor: UIColor? {
    didSet { if self === Self.proxy { AppearanceStyle.setBackground(backgroundColor, of: "listview") } }
  }
  /// Kept, without effect: the tint is that of windows.
  public var tintColor: UIColor?
  /// Kept, without effect: a table has its own.
  public var separatorStyle = UITableView.SeparatorStyle.singleLine
  /// Kept, without effect: lines have the colour of the theme.
  public var separatorColor: UIColor?
  /// Kept, without effect: a table has its own.
  public var tableHeaderView: UIView?
  /// Kept, without effect: a table has its own.
  public var tableFooterView: UIView?
  /// Kept, without effect: sections have the distances of the theme.
  public var sectionHeaderTopPadding = 0.0
  /// Kept, without effect: a table has its own.
  public var allowsSelection = true
  /// Kept, without effect: a table scrolls.
  public var isScrollEnabled = true
  /// Kept, without effect: the desktop decides it.
  public var bounces = true
  /// Kept, without effect: the desktop decides it.
  public var showsVerticalScrollIndicator = true
}

extension UITableView {
  /// Returns the appearance of all table views.
  ///
  /// Mirrors `UITableView.appearance()`.
  public static func appearance() -> UITableViewAppearance { .proxy }

  /// Returns the appearance of tables inside the given containers, the innermost first. Kept, without effect: the rules
  /// of the style sheet are for all tables.
  ///
  /// Mirrors `UITableView.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewAppearance {
    ContainedAppearances.appearance(of: UITableView.self, in: containerTypes) { UITableViewAppearance() }
  }
}

/// The appearance of the rows of all table views. Its background is also that of the rows of each `List`. The other
/// values are kept, without effect.
@preconcurrency @MainActor
public final class UITableViewCellAppearance {
  fileprivate static let proxy = UITableViewCellAppearance()
  fileprivate init() {}

  /// The background, or `nil` for that of the theme.
  public var backgroundColor: UIColor? {
    didSet {
      if self === Self.proxy { AppearanceStyle.setBackground(backgroundColor, of: "listview>row:not(:selected)") }
    }
  }
  /// Kept, without effect: the tint is that of windows.
  public var tintColor: UIColor?
  /// Kept, without effect: a cell has its own.
  public var selectionStyle = UITableViewCell.SelectionStyle.default
}

extension UITableViewCell {
  /// Returns the appearance of the rows of all table views.
  ///
  /// Mirrors `UITableViewCell.appearance()`.
  public static func appearance() -> UITableViewCellAppearance { .proxy }

  /// Returns the appearance of rows inside the given containers, the innermost first. Kept, without effect: the rules
  /// of the style sheet are for all tables.
  ///
  /// Mirrors `UITableViewCell.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCellAppearance {
    ContainedAppearances.appearance(of: UITableViewCell.self, in: containerTypes) { UITableViewCellAppearance() }
  }
}
