import Foundation
import GtkBridge

/// The look of the pointer over a view.
///
/// Mirrors `UIPointerStyle`. Of the shapes, only beams differ from the desktop's arrow; a program for the desktop can
/// name one of its shapes by ``init(cursorName:)``.
@preconcurrency @MainActor
open class UIPointerStyle {
  /// The shape by its name in CSS, or `nil` for the desktop's arrow.
  let cursorName: String?

  /// Creates a style with a shape. The axes would constrain the pointer.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    cursorName =
      switch shape {
      case .verticalBeam: "text"
      case .horizontalBeam: "vertical-text"
      case .roundedRect, .path: nil
      }
  }

  /// Creates a style with an effect, which is that of the theme.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    cursorName = nil
  }

  /// Creates a style with a shape of the desktop by its name in CSS, such as `pointer`, `grab` or `col-resize`. Not part of
  /// UIKit.
  public init(cursorName: String) { self.cursorName = cursorName }

  deinit {}

  /// Returns a style without a pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(cursorName: "none") }

  /// Returns the style of the desktop.
  public static func system() -> UIPointerStyle { UIPointerStyle(effect: .automatic(nil)) }
}

/// A shape of the pointer.
///
/// Mirrors `UIPointerShape`.
@MainActor
public enum UIPointerShape {
  /// The desktop's arrow.
  case path(UIBezierPath)
  /// The desktop's arrow.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// The pointer over texts.
  case verticalBeam(length: CGFloat)
  /// The pointer over vertical texts.
  case horizontalBeam(length: CGFloat)
}

/// An effect of the pointer on a view. On the desktop, the theme has its own.
///
/// Mirrors `UIPointerEffect`. Kept, without effect.
@MainActor
public enum UIPointerEffect {
  /// The effect that suits the view.
  case automatic(UITargetedPreview?)
  /// The view gets a lighter background.
  case highlight(UITargetedPreview)
  /// The view becomes larger and gets a shadow.
  case lift(UITargetedPreview)
  /// The view becomes larger.
  case hover(UITargetedPreview)
}

/// Axes.
///
/// Mirrors `UIAxis`.
public struct UIAxis: OptionSet, Sendable {
  /// The bits, which equal UIKit's.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
