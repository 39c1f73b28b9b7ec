extension View {
  /// Sets the name of a preview, which follows the name of its provider.
  ///
  /// Mirrors SwiftUI's `previewDisplayName(_:)`. Like the other modifiers for previews, it applies to the views of a
  /// ``PreviewProvider``, and must be outside all other modifiers except those of a group. A `#Preview` has arguments
  /// for it.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(name: value)))
  }

  /// Sets the size of a preview.
  ///
  /// Mirrors SwiftUI's `previewLayout(_:)`.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(layout: value)))
  }

  /// Sets the device of a preview, which is its size.
  ///
  /// Mirrors SwiftUI's `previewDevice(_:)`.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(device: value)))
  }

  /// Sets the orientation of a preview, which turns the size of its device or window.
  ///
  /// Mirrors SwiftUI's `previewInterfaceOrientation(_:)`.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(orientation: value)))
  }
}

/// The settings of a preview, which have no effect on the view.
struct PreviewSettingsModifier: ViewModifier {
  let settings: PreviewSettings

  func body(content: Content) -> some View { content }
}

/// The size of a preview.
///
/// Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Equatable, Sendable {
  /// The size of the device, or of a window: 480 × 560 points.
  case device
  /// The natural size of the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// An orientation of an interface.
///
/// Mirrors SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, with the bottom up.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Wider than high.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Wider than high.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// The four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
