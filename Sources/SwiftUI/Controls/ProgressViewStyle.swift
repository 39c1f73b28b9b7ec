import GtkBridge

/// A style of indicators of progress.
///
/// Mirrors SwiftUI's `ProgressViewStyle`:
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(configuration.fractionCompleted ?? 0, format: .percent)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ProgressViewStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of an indicator of progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the body of an indicator of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a bar for known progress, and otherwise a spinner.
///
/// Mirrors SwiftUI's `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Returns a bar, or a spinner without known progress.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar. A spinner shows work without known progress, as usual on the desktop.
///
/// Mirrors SwiftUI's `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for the completed part.
  public init(tint: Color) { self.tint = tint }

  /// Returns a bar, or a spinner without known progress, in the colour of the style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }
}

/// A ring for known progress, and otherwise a spinner.
///
/// Mirrors SwiftUI's `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour for the completed part or the spinner.
  public init(tint: Color) { self.tint = tint }

  /// Returns a ring above its labels, or a spinner without known progress. Screen readers read the ring as a bar.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(spacing: 6) {
        Ring(fraction: fraction, tint: tint)
          .frame(width: 32, height: 32)
          .representedByBar(ProgressView(configuration))
        configuration.label?.accessibilityHidden(true)
        configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      ProgressView(configuration).transformEnvironment(\.tint) { if let tint { $0 = tint } }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for known progress, and otherwise a spinner.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring or a spinner.
  public static var circular: Self { Self() }
}

extension View {
  /// Sets the style of the indicators of progress inside.
  ///
  /// Mirrors SwiftUI's `progressViewStyle(_:)`.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
