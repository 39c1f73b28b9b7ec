/// How buttons look and what becomes of their labels: a style of one's own.
///
/// Mirrors SwiftUI's `ButtonStyle`. The button keeps its part as a button, for the keyboard and for assistive technology,
/// but nothing of the theme's look:
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
  /// The type of view that the style makes.
  associatedtype Body: View

  /// What there is to know of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` knows of a button.
///
/// Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    public typealias Body = Never

    /// Weak, because what the style makes of the label is kept by nodes that the source owns.
    weak var source: (any ModifierContentSource)?

    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
      StyledLabelNode(view, in: context)
    }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// The looks of buttons that the theme has.
///
/// Mirrors the members of SwiftUI's `PrimitiveButtonStyle`, as values; for a look of your own see ``ButtonStyle``.
public struct PrimitiveButtonStyle: Hashable, Sendable {
  enum Kind { case bordered, prominent, borderless, plain, link }

  let kind: Kind

  /// With a border, the desktop's own choice.
  public static let automatic = PrimitiveButtonStyle(kind: .bordered)
  /// With a border.
  public static let bordered = PrimitiveButtonStyle(kind: .bordered)
  /// In the theme's colour for what is suggested; a destructive one in the colour of that.
  public static let borderedProminent = PrimitiveButtonStyle(kind: .prominent)
  /// Without a border until the pointer comes.
  public static let borderless = PrimitiveButtonStyle(kind: .borderless)
  /// The label alone.
  public static let plain = PrimitiveButtonStyle(kind: .plain)
  /// Like a link in a text.
  public static let link = PrimitiveButtonStyle(kind: .link)
}

/// How large controls are.
///
/// Mirrors SwiftUI's `ControlSize`. Only buttons follow it: a theme's other controls have one size.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  /// As CSS declarations; `nil` is the theme's own size.
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
  /// Sets the look of the buttons inside.
  ///
  /// Mirrors SwiftUI's `buttonStyle(_:)`.
  public func buttonStyle(_ style: PrimitiveButtonStyle) -> some View {
    environment(\.buttonLook, ButtonLook(style: style))
  }

  /// Sets the look of the buttons inside to one of your own. Buttons take it when they are made; of another type of style
  /// later they hear nothing.
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

/// What the environment says about the look of buttons.
struct ButtonLook {
  let style: PrimitiveButtonStyle
  /// Makes the body of a button in a style that is not the theme's.
  var makeBody: ((ButtonStyleConfiguration) -> AnyView)?
}

extension EnvironmentValues {
  var buttonLook: ButtonLook? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  /// How large controls are.
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

/// The body of a button in a style of its own; the style's own properties are this view's.
private struct ButtonStyleBody<Style: ButtonStyle>: View {
  /// Variable, for its own properties are connected in place.
  var style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

@MainActor
private final class StyledLabelNode: Node<ButtonStyleConfiguration.Label> {
  /// There is none where the label was kept longer than its button.
  private let child: MountedNode?
  private weak var source: (any ModifierContentSource)?

  init(_ view: ButtonStyleConfiguration.Label, in context: NodeContext) {
    source = view.source
    child = view.source?.makeNode(in: context)
    super.init(in: context)
  }

  /// The button's node answers for its labels.
  override var tie: IdentityTie { .none }

  override func append(to contents: inout NodeContents) {
    child?.append(to: &contents)
  }

  override func unmount() {
    guard let child else { return }
    source?.forget(child)
    child.unmount()
  }
}
