import Foundation

extension NativeView {
  /// The length of an ``intrinsicContentSize`` that a view does not have.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The size to ask ``systemLayoutSizeFitting(_:)`` for the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// The size to ask ``systemLayoutSizeFitting(_:)`` for the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The place of content whose size is not that of its view.
  ///
  /// Mirrors `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// The direction in which views follow each other.
///
/// Mirrors `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The direction of a view's content.
///
/// Mirrors `UISemanticContentAttribute`. Only the two forced directions differ from that of the language.
public enum SemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
