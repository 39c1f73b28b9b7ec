import GtkBridge

/// A translucent material for controls over the content.
///
/// Mirrors SwiftUI's `Glass`. It is a ``Material`` here: the views behind it are visible through it, without
/// refraction.
public struct Glass: Equatable, Sendable {
  fileprivate enum Kind { case regular, clear, identity }

  fileprivate let kind: Kind
  fileprivate var color: Color?
  fileprivate var isInteractive = false

  /// The usual glass.
  public static let regular = Glass(kind: .regular)
  /// A more translucent glass.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// Returns the glass in a colour; `nil` removes it.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass with an effect under the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The default shape of a ``Glass``: a capsule.
///
/// Mirrors SwiftUI's `DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns a rectangle whose shorter sides are semicircles.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Places the view in front of glass.
  ///
  /// Mirrors SwiftUI's `glassEffect(_:in:)`.
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Has no effect: pieces of glass do not merge.
  ///
  /// Mirrors SwiftUI's `glassEffectID(_:in:)`.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Has no effect: pieces of glass do not merge.
  ///
  /// Mirrors SwiftUI's `glassEffectUnion(id:namespace:)`.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Has no effect: pieces of glass fade in and out as their views do.
  ///
  /// Mirrors SwiftUI's `glassEffectTransition(_:)`.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The way in which glass appears.
///
/// Mirrors SwiftUI's `GlassEffectTransition`.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// Without a transition.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// The glass appears by itself.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views with glass, whose pieces merge on other platforms.
///
/// Mirrors SwiftUI's `GlassEffectContainer`. It shows its content.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container. Pieces of glass do not merge at any distance.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

private struct GlassModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline

  func body(content: Content) -> some View {
    if glass.kind == .identity {
      content
    } else {
      content
        .background {
          shape.fill(glass.kind == .clear ? Material.ultraThin : Material.regular)
            .fill((glass.color ?? .clear).opacity(0.35))
            .strokeBorder(Color.primary.opacity(0.12))
        }
        .hoverEffect(.lift, isEnabled: glass.isInteractive)
    }
  }
}

/// A style of buttons in front of glass.
///
/// Mirrors SwiftUI's `GlassButtonStyle`.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  /// Creates a style.
  public init(_ glass: Glass = .regular) { self.glass = glass }

  /// Returns the label in front of glass, in red for a destructive action.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
      .modifier(GlassButtonFrame { $0.glassEffect(glass, in: $1) })
      .opacity(configuration.isPressed ? 0.6 : 1)
      .hoverEffect(.lift)
  }
}

/// The room around the label of a button in front of glass, in the shape of ``View/buttonBorderShape(_:)``.
private struct GlassButtonFrame<Framed: View>: ViewModifier {
  @ViewBuilder let frame: @MainActor (AnyView, AnyShape) -> Framed
  @Environment(\.buttonBorderShape) private var shape

  func body(content: Content) -> some View {
    if shape.isCircle {
      frame(AnyView(SquareLayout { content.padding(7) }), AnyShape(Circle()))
    } else {
      frame(
        AnyView(content.padding(EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14))),
        shape.radius.map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule()))
    }
  }
}

/// A layout that centres its view in a square.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews.first?.place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}

/// A style of the most important button, on a capsule in the accent colour.
///
/// Mirrors SwiftUI's `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates a style.
  public init() {}

  /// Returns the label in white on a capsule in the accent colour, or in red for a destructive action.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .modifier(
        GlassButtonFrame {
          $0.background(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint), in: $1)
        }
      )
      .opacity(configuration.isPressed ? 0.6 : 1)
      .hoverEffect(.lift)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// Buttons in front of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Buttons in front of a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The most important button, on a capsule in the accent colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
