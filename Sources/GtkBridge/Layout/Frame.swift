extension View {
  /// Sets the view's width, height, or both, in points, and aligns it within the frame.
  ///
  /// Mirrors SwiftUI's `frame(width:height:alignment:)`. Longer text is wrapped. Content that is
  /// larger than the frame keeps its size and exceeds the frame, according to the alignment.
  @inlinable
  public consuming func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height,
      alignment: alignment)
  }
}
