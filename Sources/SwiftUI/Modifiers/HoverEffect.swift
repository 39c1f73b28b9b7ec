import GtkBridge

/// An effect under the pointer.
///
/// Mirrors SwiftUI's `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
  enum Kind { case highlight, lift }

  let kind: Kind

  /// The usual effect: a highlight.
  public static let automatic = HoverEffect(kind: .highlight)
  /// A highlight behind the view, as the desktop's flat buttons have.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows a little.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Applies an effect while the pointer is over the view.
  ///
  /// Mirrors SwiftUI's `hoverEffect(_:)`.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Applies an effect while the pointer is over the view.
  ///
  /// Mirrors SwiftUI's `hoverEffect(_:isEnabled:)`.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false

  func body(content: Content) -> some View {
    let isActive = isHovered && isEnabled
    content
      .scaleEffect(isActive && effect.kind == .lift ? 1.05 : 1)
      .background {
        RoundedRectangle(cornerRadius: 6)
          .fill(Color.primary.opacity(isActive && effect.kind == .highlight ? 0.08 : 0))
      }
      .onHover { isHovered = $0 }
  }
}
