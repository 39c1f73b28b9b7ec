/// The sizes that a hosting controller derives from its content.
///
/// Mirrors `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For anchors and stacks, the view has the ideal size of its content.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The controller prefers the ideal size of its content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

extension UIHostingController {
  /// The sizes that follow the content. Setting it has no effect: for anchors, the view has the size of its content,
  /// and the controller prefers it in sheets and popovers.
  ///
  /// Mirrors `UIHostingController.sizingOptions`.
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { [.intrinsicContentSize, .preferredContentSize] }
    set { _ = newValue }
  }
}
