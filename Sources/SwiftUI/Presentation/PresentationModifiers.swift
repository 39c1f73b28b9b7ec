import GtkBridge

/// The first effect of a swipe in a sheet.
///
/// Mirrors SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The sheet is resized first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The content scrolls first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Determines whether the view behind a sheet takes input.
///
/// Mirrors SwiftUI's `PresentationBackgroundInteraction`. It has no effect: a sheet is a modal window.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The view behind takes input.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The view behind takes no input.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// The view behind takes input while the sheet is not higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The form of a presentation in a small space.
///
/// Mirrors SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The same form as in a large space.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A screen that replaces the content of the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// Fills the surrounding sheet behind this view with a style.
  ///
  /// Mirrors SwiftUI's `presentationBackground(_:)`. The title bar of the sheet keeps the desktop's colour.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Shows a view behind this one in the whole surrounding sheet.
  ///
  /// Mirrors SwiftUI's `presentationBackground(alignment:content:)`. The title bar of the sheet keeps the desktop's colour.
  public func presentationBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }

  /// Has no effect: the desktop draws the corners of windows.
  ///
  /// Mirrors SwiftUI's `presentationCornerRadius(_:)`.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Has no effect: the user resizes a sheet by the frame of its window, so scrolling always scrolls.
  ///
  /// Mirrors SwiftUI's `presentationContentInteraction(_:)`.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Has no effect: a sheet is a modal window, as is usual on the desktop.
  ///
  /// Mirrors SwiftUI's `presentationBackgroundInteraction(_:)`.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// Has no effect: popovers and sheets fit into a narrow window as they are.
  ///
  /// Mirrors SwiftUI's `presentationCompactAdaptation(_:)`.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Has no effect: popovers and sheets fit into a narrow window as they are.
  ///
  /// Mirrors SwiftUI's `presentationCompactAdaptation(horizontal:vertical:)`.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
