import GtkBridge

/// A view whose own background replaces that of the theme, such as a table or a text view.
@MainActor
package protocol BackgroundReplacing: UIView {
  /// Indicates whether the view has a background of its own.
  var hasOwnBackground: Bool { get set }
}
