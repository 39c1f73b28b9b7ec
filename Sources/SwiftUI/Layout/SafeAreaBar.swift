import GtkBridge

/// The look of content that scrolls below a bar.
///
/// Mirrors SwiftUI's `ScrollEdgeEffectStyle`.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// When the row of tabs becomes smaller.
///
/// Mirrors SwiftUI's `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Shows a bar above or below the view, which has less room.
  ///
  /// Mirrors SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content().frame(maxWidth: .infinity).background(.bar)
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar }
  }

  /// Shows a bar beside the view, which reduces the room of the view.
  ///
  /// Mirrors SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content().frame(maxHeight: .infinity).background(.bar)
    return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar }
  }

  /// Shows a view below the pages of the tab view.
  ///
  /// Mirrors SwiftUI's `tabViewBottomAccessory(content:)`.
  public func tabViewBottomAccessory<Accessory: View>(@ViewBuilder content: () -> Accessory) -> some View {
    safeAreaBar(edge: .bottom, content: content)
  }

  /// Has no effect: the row of tabs always has the same size.
  ///
  /// Mirrors SwiftUI's `tabBarMinimizeBehavior(_:)`.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Has no effect: GTK marks an edge with further content below it.
  ///
  /// Mirrors SwiftUI's `scrollEdgeEffectStyle(_:for:)`.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Has no effect: GTK marks an edge with further content below it.
  ///
  /// Mirrors SwiftUI's `scrollEdgeEffectHidden(_:for:)`.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Has no effect: GTK shows the scroll bars when the pointer moves.
  ///
  /// Mirrors SwiftUI's `scrollIndicatorsFlash(onAppear:)`.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect: GTK shows the scroll bars when the pointer moves.
  ///
  /// Mirrors SwiftUI's `scrollIndicatorsFlash(trigger:)`.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Has no effect: a list of the desktop has no index beside it.
  ///
  /// Mirrors SwiftUI's `sectionIndexLabel(_:)`.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Has no effect: a list of the desktop has no index beside it.
  ///
  /// Mirrors SwiftUI's `sectionIndexLabel(_:)`.
  @_disfavoredOverload
  public func sectionIndexLabel<Label: StringProtocol>(_ label: Label?) -> some View { self }
}
