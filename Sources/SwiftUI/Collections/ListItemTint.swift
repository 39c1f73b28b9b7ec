import GtkBridge

/// The colour of a list's rows.
///
/// Mirrors SwiftUI's `ListItemTint`.
public struct ListItemTint: Hashable, Sendable {
  fileprivate let color: Color?

  /// The colour of the text.
  public static let monochrome = ListItemTint(color: .primary)

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that the desktop may replace, but never does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

extension View {
  /// Sets the colour of the icons of labels and of the controls in the rows inside; `nil` is the colour of the text.
  ///
  /// Mirrors SwiftUI's `listItemTint(_:)`.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(ListItemTintModifier(color: tint?.color))
  }

  /// Sets the colour of the icons of labels and of the controls in the rows inside; `nil` is the colour of the text.
  ///
  /// Mirrors SwiftUI's `listItemTint(_:)`.
  public func listItemTint(_ tint: Color?) -> some View { modifier(ListItemTintModifier(color: tint)) }
}

private struct ListItemTintModifier: ViewModifier {
  let color: Color?
  @Environment(\.tint) private var outer

  init(color: Color?) { self.color = color }

  func body(content: Content) -> some View {
    content.environment(\.lookDetails.label.iconColor, color).tint(color == .primary ? nil : color ?? outer)
  }
}
