/// A custom style for buttons.
///
/// Mirrors SwiftUI's `ButtonStyle`. The button keeps its behaviour for the keyboard and assistive technology, but loses
/// the theme's appearance:
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).background(configuration.isPressed ? .gray : .blue).cornerRadius(16)
///   }
/// }
/// ```
///
/// A style may read the environment through `@Environment` properties.
@preconcurrency @MainActor
public protocol ButtonStyle: DynamicProperty {
  /// The type of the style's body.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the body of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``ButtonStyle``.
///
/// Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    public typealias Body = Never

    /// A weak reference, because the source owns the nodes of the style's body, which refer back to it.
    weak var source: (any ModifierContentSource)?

    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
      StyledLabelNode(view, in: context)
    }
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// A Boolean value that indicates whether the button is held down.
  public let isPressed: Bool
}

/// A button style of the theme.
///
/// Mirrors the members of SwiftUI's `PrimitiveButtonStyle`, as values. For custom styles, see ``ButtonStyle``.
public struct PrimitiveButtonStyle: Hashable, Sendable {
  enum Kind { case automatic, bordered, prominent, borderless, plain, link }

  let kind: Kind

  /// The desktop's default style: with a border, unless the label or the button has a background or an outline of its
  /// own.
  public static let automatic = PrimitiveButtonStyle(kind: .automatic)
  /// A style with a border.
  public static let bordered = PrimitiveButtonStyle(kind: .bordered)
  /// A style in the theme's colour for suggested actions, or for destructive actions if the button has that role.
  public static let borderedProminent = PrimitiveButtonStyle(kind: .prominent)
  /// A style whose border is visible only under the pointer.
  public static let borderless = PrimitiveButtonStyle(kind: .borderless)
  /// A style that shows only the label.
  public static let plain = PrimitiveButtonStyle(kind: .plain)
  /// A style like that of a link in text.
  public static let link = PrimitiveButtonStyle(kind: .link)
}

/// The size of controls.
///
/// Mirrors SwiftUI's `ControlSize`. It affects only buttons, because a theme has a single size for other controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The size as CSS declarations, or `nil` for the theme's size.
  var css: String? {
    switch self {
    case .mini: "padding:0 6px;min-height:18px;min-width:0;"
    case .small: "padding:1px 8px;min-height:22px;min-width:0;"
    case .regular: nil
    case .large: "padding:6px 20px;min-height:28px;"
    case .extraLarge: "padding:10px 28px;min-height:32px;"
    }
  }
}

extension View {
  /// Sets the style of the buttons inside.
  ///
  /// Mirrors SwiftUI's `buttonStyle(_:)`.
  public func buttonStyle(_ style: PrimitiveButtonStyle) -> some View {
    environment(\.buttonLook, ButtonLook(style: style))
  }

  /// Sets a custom style for the buttons inside. Existing buttons do not follow a later change of the style's type.
  ///
  /// Mirrors SwiftUI's `buttonStyle(_:)`.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(
      \.buttonLook, ButtonLook(style: .plain) { AnyView(ButtonStyleBody(style: style, configuration: $0)) })
  }

  /// Sets the size of the controls inside.
  ///
  /// Mirrors SwiftUI's `controlSize(_:)`.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}

/// The button style in the environment.
struct ButtonLook {
  let style: PrimitiveButtonStyle
  /// A closure that returns the body of a custom style, or `nil` for a style of the theme.
  var makeBody: ((ButtonStyleConfiguration) -> AnyView)?
}

extension EnvironmentValues {
  var buttonLook: ButtonLook? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  /// The size of controls.
  ///
  /// Mirrors SwiftUI's `controlSize`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook? { nil }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

/// The body of a custom style. The style's dynamic properties are connected as properties of this view.
private struct ButtonStyleBody<Style: ButtonStyle>: View {
  /// A variable, because its dynamic properties are connected in place.
  var style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

@MainActor
private final class StyledLabelNode: Node<ButtonStyleConfiguration.Label> {
  /// The label's node, or `nil` if the label outlived its button.
  private let child: MountedNode?
  private weak var source: (any ModifierContentSource)?

  init(_ view: ButtonStyleConfiguration.Label, in context: NodeContext) {
    source = view.source
    child = view.source?.makeNode(in: context)
    super.init(in: context)
  }

  /// The button's node accounts for its labels.
  override var retainedState: RetainedState { .none }

  override func append(to contents: inout NodeContents) {
    child?.append(to: &contents)
  }

  override func unmount() {
    guard let child else { return }
    source?.forget(child)
    child.unmount()
  }
}
