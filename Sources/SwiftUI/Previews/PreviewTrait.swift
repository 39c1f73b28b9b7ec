/// A trait of a preview: its layout or its orientation.
///
/// Mirrors SwiftUI's `PreviewTrait`. The last trait of a preview that concerns its size applies.
public struct PreviewTrait<Traits>: Sendable {
  fileprivate let layout: Preview.Trait?
  fileprivate var modifier: (any PreviewModifier & Sendable)?

  fileprivate init(layout: Preview.Trait?, modifier: (any PreviewModifier & Sendable)? = nil) {
    self.layout = layout
    self.modifier = modifier
  }
}

extension Preview {
  /// The kind of the traits of a view's preview.
  ///
  /// Mirrors `Preview.ViewTraits`.
  public struct ViewTraits: Sendable {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// The size of a window: 480 × 560 points.
  public static var defaultLayout: Self { Self(layout: .defaultLayout) }
  /// The natural size of the view.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFitsLayout) }
  /// A fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixedLayout(width: width, height: height))
  }

  /// An upright window, which is the default.
  public static var portrait: Self { .defaultLayout }
  /// An upright window: the desktop turns no content upside down.
  public static var portraitUpsideDown: Self { .defaultLayout }
  /// A window that is wider than high.
  public static var landscapeLeft: Self { .landscape }
  /// A window that is wider than high.
  public static var landscapeRight: Self { .landscape }

  private static var landscape: Self { Self(layout: .landscape) }

  /// A change of the view, such as the data around it.
  ///
  /// Mirrors SwiftUI's `modifier(_:)` of preview traits.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self(layout: nil, modifier: modifier)
  }

  /// The layout that several traits describe.
  static func layout(of traits: [Self]) -> Preview.Trait { traits.compactMap(\.layout).last ?? .defaultLayout }

  /// Returns a view with the changes that several traits describe.
  @MainActor
  static func modified(_ view: AnyView, by traits: [Self]) -> AnyView {
    traits.compactMap(\.modifier).reduce(view) { view, modifier in modifier.modified(view) }
  }
}

extension Preview.Trait {
  /// The default size, turned.
  static var landscape: Self { .fixedLayout(width: 560, height: 480) }
}
