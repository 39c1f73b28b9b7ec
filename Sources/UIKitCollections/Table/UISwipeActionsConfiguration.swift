/// The actions that a sideways swipe over a row reveals. They are always in the row's context menu.
///
/// Mirrors `UISwipeActionsConfiguration`.
@MainActor
public final class UISwipeActionsConfiguration {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Indicates whether a swipe over more than half of the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a row.
///
/// Mirrors `UIContextualAction`:
///
/// ```swift
/// let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
///   self?.flag(indexPath)
///   done(true)
/// }
/// return UISwipeActionsConfiguration(actions: [flag])
/// ```
@MainActor
public final class UIContextualAction {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    /// A usual action, in grey.
    case normal
    /// An action that destroys data, in red.
    case destructive
  }
  /// A closure that performs an action, and reports whether it has.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// The meaning.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the button.
  public var title: String?
  /// The image of the button, in place of the title. The title remains its name; without a title, the name is that of
  /// the symbol.
  public var image: UIImage?
  /// The title, or else the name of the image, because a menu does not show an image alone.
  var name: String {
    if let title, !title.isEmpty { title } else { image?.spokenName ?? "" }
  }
  /// The colour of the button. With `nil`, it is red for a destructive action, and otherwise grey.
  public var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
