import GtkBridge
import LayoutEngine

/// The kinds of safe areas.
///
/// Mirrors SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area beside bars, such as those of `safeAreaInset(edge:alignment:spacing:content:)`.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area above a keyboard on the screen, which a desktop does not have.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every area.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Extends the view behind the bars of `safeAreaInset(edge:alignment:spacing:content:)` that it touches.
  ///
  /// ```swift
  /// ZStack { Color.teal.ignoresSafeArea(); Text("Hello") }.safeAreaInset(edge: .bottom) { Buttons() }
  /// ```
  ///
  /// Mirrors SwiftUI's `ignoresSafeArea(_:edges:)`. A window has no other bars over its content: without such an inset
  /// the view ends at the edge of its window.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaExtension(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view behind the bars that it touches; SwiftUI's older name for `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

private struct SafeAreaExtension: ViewModifier {
  @Environment(\.safeAreas) private var areas
  @State private var insets = EdgeInsets()
  let edges: Edge.Set

  func body(content: Content) -> some View {
    if areas.isEmpty || edges.isEmpty {
      content
    } else {
      content
        // A separate box, because the padding of other widgets cannot become negative.
        .fixedSize(horizontal: false, vertical: false)
        .padding(
          EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
        )
        .onGeometryChange(for: EdgeInsets.self, of: insets(in:)) { insets = $0 }
    }
  }

  /// The distances from the view to the outer edges of the insets that it touches.
  private func insets(in proxy: GeometryProxy) -> EdgeInsets {
    var insets = EdgeInsets()
    for area in areas {
      guard let inner = proxy.bounds(of: area.inner), let outer = proxy.bounds(of: area.outer) else { continue }
      let frame = CGRect(
        x: -insets.leading, y: -insets.top, width: proxy.size.width + insets.leading + insets.trailing,
        height: proxy.size.height + insets.top + insets.bottom)
      // Half a point more or less is the rounding of places to pixels.
      if edges.contains(.top), frame.minY < inner.minY + 0.5 { insets.top -= outer.minY - frame.minY }
      if edges.contains(.leading), frame.minX < inner.minX + 0.5 { insets.leading -= outer.minX - frame.minX }
      if edges.contains(.bottom), frame.maxY > inner.maxY - 0.5 { insets.bottom += outer.maxY - frame.maxY }
      if edges.contains(.trailing), frame.maxX > inner.maxX - 0.5 { insets.trailing += outer.maxX - frame.maxX }
    }
    return insets
  }
}

extension View {
  /// Places views at the leading or trailing edge of this one.
  ///
  /// Mirrors SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let bar = HStack(alignment: alignment, spacing: 0, content: content)
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    return InsetContent(
      content: self, inset: bar,
      layout: InsetLayout(HStackLayout(spacing: spacing), isInsetFirst: edge == .leading))
  }

  /// Adds padding on some edges, as a bar beside the view does.
  ///
  /// Mirrors SwiftUI's `safeAreaPadding(_:_:)`, except that nothing extends into the padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds padding on each edge, as a bar beside the view does.
  ///
  /// Mirrors SwiftUI's `safeAreaPadding(_:)`, except that nothing extends into the padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds the same padding on every edge, as a bar beside the view does.
  ///
  /// Mirrors SwiftUI's `safeAreaPadding(_:)`, except that nothing extends into the padding.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
