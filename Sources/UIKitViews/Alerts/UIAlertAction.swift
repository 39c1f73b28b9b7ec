import GtkBridge

/// A button of an alert.
///
/// Mirrors `UIAlertAction`. The alert closes before the handler is called.
@preconcurrency @MainActor
public final class UIAlertAction: ObservableObject {
  /// The meaning of a button.
  ///
  /// Mirrors `UIAlertAction.Style`.
  public enum Style: Int, Sendable {
    /// A usual button.
    case `default`
    /// A button that leaves everything as it is. Escape presses it.
    case cancel
    /// A button that destroys data, in red.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The meaning.
  public let style: Style
  /// Indicates whether the button can be pressed.
  @Published public var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
