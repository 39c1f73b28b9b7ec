// The names are those of UIKit's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GtkObjects

/// Returns the current context of this thread, or `nil` outside of `UIView.draw(_:)` and of images.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  guard let cairo = Gtk.CairoContext.current else { return nil }
  if let context = cairo.front as? CGContext { return context }
  let context = CGContext(of: cairo)
  cairo.front = context
  return context
}

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  context.cairo.front = context
  Gtk.CairoContext.push(context.cairo)
}

/// Makes the previous context the current one again.
public func UIGraphicsPopContext() { Gtk.CairoContext.pop() }

// MARK: Images

/// Begins an image of a size in points with one pixel per point, which becomes the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image, which becomes the current context until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image begins black instead of clear.
///   - scale: The number of pixels for each point, or 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  // The calls that follow expect a context, so an image without an area has one, too.
  let bounds = CGRect(x: 0, y: 0, width: max(size.width, 1 / format.scale), height: max(size.height, 1 / format.scale))
  if let context = format.makeContext(bounds) { UIGraphicsPushContext(context) }
}

/// Returns the drawing since the image began, or `nil` outside of an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap { context in
    context.makeImage().map { UIImage(cgImage: $0, scale: context.cairo.scale, orientation: .up) }
  }
}

/// Ends the image.
public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.width ?? 0 > 0 { UIGraphicsPopContext() }
}

// MARK: Rectangles

/// Fills a rectangle with the fill colour, in place of the drawing below.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(mode) { $0.fill(rect) }
}

/// Draws the edges inside a rectangle, one point wide, in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws the edges inside a rectangle, one point wide, in the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(mode) {
    $0.addRect(rect)
    $0.addRect(rect.insetBy(dx: 1, dy: 1))
    $0.fillPath(using: .evenOdd)
  }
}

/// Clips the drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Draws with another blend mode, and another opacity in place of the current one.
  func with(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ draw: (CGContext) -> Void) {
    let own = state
    setBlendMode(mode)
    if let alpha { setAlpha(alpha) }
    draw(self)
    state = own
  }
}
