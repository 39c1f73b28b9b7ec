import GtkBridge

extension View {
  /// Gives the view the size of its container on some axes: of the nearest scroll view, or else of the screen.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(pages) { PageView($0).containerRelativeFrame(.horizontal) } } }
  /// ```
  ///
  /// Mirrors SwiftUI's `containerRelativeFrame(_:alignment:)`.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a part of the size of its container: `span` of `count` parts with `spacing` points between them.
  ///
  /// Mirrors SwiftUI's `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = Double(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * Double(span) + spacing * Double(span - 1)
    }
  }

  /// Sets a length of the view, which a closure computes from the length of its container on an axis.
  ///
  /// Mirrors SwiftUI's `containerRelativeFrame(_:alignment:_:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

private struct ContainerRelativeFrame: ViewModifier {
  /// The size of the container; `nil` before the first layout.
  @State private var container: CGSize?
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double

  func body(content: Content) -> some View {
    content
      .frame(
        width: axes.contains(.horizontal) ? container.map { max(length($0.width, .horizontal), 0) } : nil,
        height: axes.contains(.vertical) ? container.map { max(length($0.height, .vertical), 0) } : nil,
        alignment: alignment
      )
      .onGeometryChange(for: CGSize?.self, of: { $0.bounds(of: .container)?.size }, action: { container = $0 })
  }
}
