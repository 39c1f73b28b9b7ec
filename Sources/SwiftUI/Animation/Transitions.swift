import GtkBridge

/// Blurs and fades a view that replaces another one, or is replaced by it.
///
/// Mirrors SwiftUI's `BlurReplaceTransition`.
public struct BlurReplaceTransition: Transition {
  /// The direction of the change of size.
  ///
  /// Mirrors SwiftUI's `BlurReplaceTransition.Configuration`.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: Double

    /// The removed view shrinks.
    public static let downUp = Configuration(removedScale: 0.8)
    /// The removed view grows.
    public static let upUp = Configuration(removedScale: 1.2)
  }

  /// The direction of the change of size.
  public var configuration: Configuration

  /// Creates a transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the content, invisible, blurred and scaled before its insertion and after its removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 6)
      .scaleEffect(phase == .willAppear ? 0.8 : phase == .didDisappear ? configuration.removedScale : 1)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs and fades a view that replaces another one, or is replaced by it.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Blurs and fades a view that replaces another one, or is replaced by it.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
