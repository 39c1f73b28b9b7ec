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
    /// As large as the view, in other proportions. The default.
    case scaleToFill
    /// As large as fits, in its proportions.
    case scaleAspectFit
    /// As small as fills the view, in its proportions.
    case scaleAspectFill
    /// Drawn anew for each size.
    case redraw
    /// In its own size, at the place that the name says. Left and right are the same in every language.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}

/// The direction in which views follow each other.
///
/// Mirrors `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As English.
  case leftToRight
  /// As Arabic and Hebrew.
  case rightToLeft
}

/// The direction of a view's content.
///
/// Mirrors `UISemanticContentAttribute`. Only the two forced directions differ from that of the language.
public enum SemanticContentAttribute: Int, Sendable {
  /// That of the language. The default.
  case unspecified
  /// The buttons of a player. Differs from UIKit: they follow the language.
  case playback
  /// Buttons for directions in space. Differs from UIKit: they follow the language.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}
