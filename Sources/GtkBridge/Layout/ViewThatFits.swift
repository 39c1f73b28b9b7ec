/// A view that shows the first of several views whose ideal size fits, or the last one.
///
/// Mirrors SwiftUI's `ViewThatFits`, except that all of the views exist: those that are not shown keep their state, and
/// report that they have appeared.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { Buttons() }
///   VStack { Buttons() }
/// }
/// ```
public struct ViewThatFits<Content: View>: View {
  private let layout: FittingLayout
  private let content: Content

  /// Creates a view that chooses from some views.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the ideal size must fit.
  ///   - content: The views, the preferred ones first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = FittingLayout(axes: axes)
    self.content = content()
  }

  public var body: some View { LayoutView(layout, content: content) }
}
