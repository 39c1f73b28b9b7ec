import Foundation

extension NativeView {
  /// The value for a length that an ``intrinsicContentSize`` does not have.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The size with which ``systemLayoutSizeFitting(_:)`` returns the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// The size with which ``systemLayoutSizeFitting(_:)`` returns the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The place of content whose size differs from that of its view.
  ///
  /// Mirrors `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the size of the view. The default.
    case scaleToFill
    /// As large as fits into the view, with the same proportions.
    case scaleAspectFit
    /// As small as fills the view, with the same proportions.
    case scaleAspectFill
    /// Drawn again for each size.
    case redraw
    /// In its own size, at the place of the name. Left and right are the same in every language.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// The direction in which views follow each other.
///
/// Mirrors `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}

/// The direction of a view's content.
///
/// Mirrors `UISemanticContentAttribute`. Only the two forced directions differ from that of the language.
public enum SemanticContentAttribute: Int, Sendable {
  /// The direction of the language. The default.
  case unspecified
  /// Playback controls. Differs from UIKit: they follow the language.
  case playback
  /// Controls for directions in space. Differs from UIKit: they follow the language.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}
