extension View {
  /// Sets the view's width, height, or both, in points, and aligns it within the frame.
  ///
  /// Mirrors SwiftUI's `frame(width:height:alignment:)`. Longer text is wrapped. A GTK widget is never smaller than
  /// its content requires, so a smaller frame grows to that size. In SwiftUI, the content overflows instead.
  @inlinable
  public consuming func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View
  {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height,
      alignment: alignment)
  }
}
