import Foundation
import GtkObjects

/// A picture of pixels.
///
/// Mirrors the part of Core Graphics' `CGImage` that views and the scaling of pictures need. The pixels have eight bits for
/// each of red, green, blue and opacity.
public final class CGImage: Hashable, Sendable {
  /// The file of the picture.
  package let data: Data
  /// The number of pixels in a line.
  public let width: Int
  /// The number of lines.
  public let height: Int

  /// Creates a picture from a file's data, or `nil` if the data is not a picture.
  package init?(data: Data) {
    guard let size = Gtk.pictureSize(of: data) else { return nil }
    self.data = data
    (width, height) = (Int(size.width), Int(size.height))
  }

  /// Creates a picture from a file's data of a known size.
  init(data: Data, width: Int, height: Int) { (self.data, self.width, self.height) = (data, width, height) }

  /// The bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a line.
  public var bytesPerRow: Int { width * 4 }
  /// The meaning of the components.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The place of the opacity in a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// The place of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  public static func == (first: CGImage, second: CGImage) -> Bool { first === second || first.data == second.data }

  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// The meaning of colour components: here always red, green and blue.
///
/// Mirrors Core Graphics' `CGColorSpace`.
public final class CGColorSpace: Sendable {}

/// Returns the colour space of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The form of a pixel.
///
/// Mirrors Core Graphics' `CGBitmapInfo`.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits. An image only has those of ``CGImageAlphaInfo/premultipliedLast``.
  public let rawValue: UInt32

  /// Creates a form from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The place of the opacity in a pixel.
///
/// Mirrors Core Graphics' `CGImageAlphaInfo`.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none
  /// After the colours, which are multiplied by it. All images have it here.
  case premultipliedLast
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst
  /// After the colours.
  case last
  /// Before the colours.
  case first
  /// An unused byte after the colours.
  case noneSkipLast
  /// An unused byte before the colours.
  case noneSkipFirst
  /// Only the opacity.
  case alphaOnly
}

/// The quality of a scaled picture.
///
/// Mirrors Core Graphics' `CGInterpolationQuality`.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Smooth.
  case `default`
  /// Each pixel becomes a square.
  case none
  /// Smooth, as `default` here.
  case low, high, medium
}

// MARK: Image I/O

/// A picture file.
///
/// Mirrors Image I/O's `CGImageSource`.
public final class CGImageSource: Sendable {
  let image: CGImage

  init(_ image: CGImage) { self.image = image }
}

/// Reads a picture file, or returns `nil` if the file is not one. The options have no effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap(CGImage.init).map(CGImageSource.init)
}

/// Reads the data of a picture file, or returns `nil` if the data is not one. The options have no effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImage(data: data as Data).map(CGImageSource.init)
}

/// Returns the number of pictures: one. For an animated picture, it is the first frame.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// Returns a picture of a file, or `nil` for another index than 0. The options have no effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? {
  index == 0 ? source.image : nil
}

extension UIImage {
  /// Creates a picture from pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates a picture from pixels, with a number of pixels per point, and turns and mirrors them.
  ///
  /// Complexity: O(*n*) in the number of pixels, unless the orientation is `up`.
  public convenience init(cgImage: CGImage, scale: Double, orientation: Orientation) {
    let shown = orientation == .up ? cgImage : cgImage.turned(to: orientation)
    let scale = max(scale, .leastNonzeroMagnitude)
    self.init(
      .data(shown.data), size: CGSize(width: Double(shown.width) / scale, height: Double(shown.height) / scale),
      scale: scale, imageOrientation: orientation, pixels: orientation == .up ? nil : cgImage)
  }

  /// The pixels of the picture, before they are turned to ``imageOrientation``, or `nil` for a symbol or an empty
  /// image.
  public var cgImage: CGImage? { pixels ?? fileData.flatMap(CGImage.init) }
}

extension CGImage {
  /// Returns the picture as it looks in an orientation.
  package func turned(to orientation: UIImage.Orientation) -> CGImage {
    let (quarters, isMirrored) =
      switch orientation {
      case .up: (0, false)
      case .upMirrored: (0, true)
      case .down: (2, false)
      case .downMirrored: (2, true)
      case .left: (3, false)
      case .leftMirrored: (1, true)
      case .right: (1, false)
      case .rightMirrored: (3, true)
      }
    return Gtk.turnedPicture(data, quarters: quarters, isMirrored: isMirrored).flatMap(CGImage.init) ?? self
  }
}
