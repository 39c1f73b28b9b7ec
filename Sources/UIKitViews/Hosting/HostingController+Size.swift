import GtkBridge

extension HostingController {
  /// Returns the size of the content that fits a size best.
  ///
  /// Mirrors `UIHostingController.sizeThatFits(in:)`.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}
