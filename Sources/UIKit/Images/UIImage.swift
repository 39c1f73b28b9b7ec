import Foundation
import Graphics
import GtkObjects

/// A picture, as UIKit names it.
///
/// Mirrors the part of `UIImage` that has a meaning on the desktop. The formats are those of GTK: PNG, JPEG and TIFF, and
/// what the desktop's loaders add, such as SVG, GIF and WebP.
public final class UIImage: Sendable, Hashable {
  /// The source of the picture.
  package enum Content: Hashable, Sendable {
    case empty
    case data(Data)
    case files(PictureVariants)
    case symbol(String)
  }

  /// The use of the colours of a picture.
  ///
  /// Mirrors `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// As the file says.
    case automatic
    /// The colours of the picture.
    case alwaysOriginal
    /// A shape in the colour of the text.
    case alwaysTemplate
  }

  /// The way in which a picture was taken. The formats turn pictures themselves, so it is always `up`.
  ///
  /// Mirrors `UIImage.Orientation`.
  public enum Orientation: Int, Sendable {
    /// The upper edge of the picture is at the top.
    case up
    /// The picture is turned by half a turn.
    case down
    /// The picture is turned anticlockwise by a quarter.
    case left
    /// The picture is turned clockwise by a quarter.
    case right
    /// An orientation that is mirrored from left to right, too.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  package let content: Content
  /// The size in points.
  public let size: CGSize
  /// The number of pixels for each point.
  public let scale: Double
  /// The use of the colours.
  public let renderingMode: RenderingMode
  /// The way in which the picture was taken.
  public var imageOrientation: Orientation { .up }

  /// The colour of a picture that is a shape, or `nil` for the colour of its view.
  package let ownColor: UIColor?
  /// The configuration of a symbol.
  let configuration: SymbolConfiguration

  init(_ content: Content, size: CGSize, scale: Double = 1) {
    self.content = content
    self.size = size
    self.scale = scale
    renderingMode = .automatic
    ownColor = nil
    configuration = .unspecified
  }

  /// Creates a picture with another use of its colours.
  init(_ image: UIImage, renderingMode: RenderingMode, tintColor: UIColor?) {
    content = image.content
    size = image.size
    scale = image.scale
    self.renderingMode = renderingMode
    ownColor = renderingMode == .alwaysTemplate ? nil : tintColor
    configuration = image.configuration
  }

  /// Creates a symbol with another configuration.
  init(_ image: UIImage, configuration: SymbolConfiguration) {
    content = image.content
    size = CGSize(width: configuration.length, height: configuration.length)
    scale = image.scale
    renderingMode = image.renderingMode
    ownColor = image.ownColor
    self.configuration = configuration
  }

  /// Creates a picture without content.
  public convenience init() { self.init(.empty, size: .zero) }

  /// Creates a picture from data, or `nil` if they are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from data with several pixels for each point, or `nil` if they are no picture.
  public convenience init?(data: Data, scale: Double) {
    guard let pixels = Gtk.pictureSize(of: data), scale > 0 else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(.data(data), size: size, scale: scale)
  }

  /// Creates a picture from pixels.
  convenience init(of image: CGImage, scale: Double) {
    let size = CGSize(width: Double(image.width) / scale, height: Double(image.height) / scale)
    self.init(.data(image.data), size: size, scale: scale)
  }

  /// Creates a picture from a file, or `nil` if it is not readable.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of an asset catalogue or of a resource, or `nil` if there is none of that name.
  ///
  /// Mirrors `UIImage(named:in:compatibleWith:)`.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    let variants = PictureVariants(of: name, in: bundle)
    let (path, scale) = variants.best(for: 1)
    guard let data = FileManager.default.contents(atPath: path), let pixels = Gtk.pictureSize(of: data) else {
      return nil
    }
    let size = CGSize(width: pixels.width / Double(scale), height: pixels.height / Double(scale))
    self.init(.files(variants), size: size, scale: Double(scale))
  }

  /// Creates a system symbol, or `nil` if there is none of that name.
  public convenience init?(systemName name: String) {
    self.init(symbol: name, configuration: .unspecified)
  }

  init?(symbol name: String, configuration: SymbolConfiguration) {
    guard SymbolCatalogue.symbol(named: name) != nil else { return nil }
    content = .symbol(name)
    size = CGSize(width: configuration.length, height: configuration.length)
    scale = 1
    renderingMode = .automatic
    ownColor = nil
    self.configuration = configuration
  }

  /// Returns the picture with another use of its colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode, tintColor: ownColor)
  }

  /// Returns the picture as PNG, or `nil` if it has no pixels.
  public func pngData() -> Data? { fileData.flatMap { Gtk.encodedPicture($0, type: "png", quality: nil) } }

  /// Returns the picture as JPEG, or `nil` if it has no pixels.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best picture.
  public func jpegData(compressionQuality: Double) -> Data? {
    let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
    return fileData.flatMap { Gtk.encodedPicture($0, type: "jpeg", quality: Int((quality * 100).rounded())) }
  }

  var fileData: Data? {
    switch content {
    case .data(let data): data
    case .files(let variants): FileManager.default.contents(atPath: variants.best(for: 1).path)
    case .empty, .symbol: nil
    }
  }

  public static func == (first: UIImage, second: UIImage) -> Bool {
    first === second
      || first.content == second.content && first.scale == second.scale && first.renderingMode == second.renderingMode
        && first.ownColor == second.ownColor && first.configuration == second.configuration
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
