extension View {
  /// Gives the view a width, a height, or both, in points; within them it stands where `alignment` says.
  ///
  /// Mirrors SwiftUI's `frame(width:height:alignment:)`. A text that is longer is broken into lines. A GTK widget never
  /// gets less room than its content needs, so a frame smaller than that grows to it, where SwiftUI lets the content
  /// stick out.
  @inlinable
  public consuming func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View
  {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height,
      alignment: alignment)
  }
}
