extension EdgeInsets {
  /// Creates insets. The left inset becomes the leading one.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
