import GtkObjects
import UIKit

/// The pixels of an image for a test.
@MainActor
struct Pixels {
  let (width, height): (Int, Int)
  private let bytes: [UInt8]

  init(_ image: UIImage) {
    let texture = image.pngData().flatMap { Gtk.Texture($0) }
    (width, height, bytes) = (texture?.width ?? 0, texture?.height ?? 0, texture?.pixels ?? [])
  }

  /// Draws in an image with one pixel per point.
  init(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    self.init(renderer.image { draw($0.cgContext) })
  }

  /// Shows what a view on screen shows.
  init(of view: UIView) {
    self.init(view.bounds.width, view.bounds.height) { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
  }

  /// Returns the colour at a place in hexadecimal digits, such as `FF0000FF` for red; the components are premultiplied.
  subscript(x: Int, y: Int) -> String {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return "outside" }
    let start = (y * width + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
      .map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined().uppercased()
  }

  /// The number of painted pixels.
  var drawn: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 } }

  /// The smallest rectangle around the painted pixels.
  var extent: CGRect {
    var extent = CGRect.null
    for y in 0..<height {
      for x in 0..<width where bytes[(y * width + x) * 4 + 3] > 0 {
        extent = extent.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return extent
  }
}
