import GtkBridge

/// Which tools rewrite the text of a view.
///
/// Mirrors SwiftUI's `WritingToolsBehavior`, without effect.
public struct WritingToolsBehavior: Hashable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }

  private let kind: Kind

  /// The tools that suit the view.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// All tools.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// The tools in a panel.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// No tools.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
  /// Has no effect: the desktop has no tools that rewrite text.
  ///
  /// Mirrors SwiftUI's `writingToolsBehavior(_:)`.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
