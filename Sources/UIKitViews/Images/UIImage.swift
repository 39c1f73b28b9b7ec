import Foundation
import Graphics
import GtkObjects

/// A picture.
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
    /// The mode of the file.
    case automatic
    /// The colours of the picture.
    case alwaysOriginal
    /// A shape in the colour of the text.
    case alwaysTemplate
  }

  /// The orientation of a picture's pixels. The orientation in a file is applied when the file is read: pictures of
  /// files are `up`.
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
    /// The picture is mirrored from left to right.
    case upMirrored
    /// The picture is mirrored from top to bottom.
    case downMirrored
    /// The upper edge of the picture is at the left, and the left edge at the top.
    case leftMirrored
    /// The upper edge of the picture is at the right, and the left edge at the bottom.
    case rightMirrored
  }

  package let content: Content
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: Double
  /// The use of the colours.
  public let renderingMode: RenderingMode
  /// The orientation of ``cgImage`` on screen.
  public let imageOrientation: Orientation

  /// The colour of a shape, or `nil` for the colour of its view.
  package let ownColor: UIColor?
  /// The configuration of a symbol.
  let configuration: SymbolConfiguration

  /// The rules by which the picture fills a space of another size.
  package let filling: PictureFilling

  /// The pixels before the orientation was applied, if it was.
  let pixels: CGImage?

  init(
    _ content: Content, size: CGSize, scale: Double = 1, renderingMode: RenderingMode = .automatic,
    ownColor: UIColor? = nil, configuration: SymbolConfiguration = .unspecified, filling: PictureFilling = .init(),
    imageOrientation: Orientation = .up, pixels: CGImage? = nil
  ) {
    self.content = content
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.ownColor = ownColor
    self.configuration = configuration
    self.filling = filling
    self.imageOrientation = imageOrientation
    self.pixels = pixels
  }

  /// Creates a picture with another use of its colours.
  convenience init(_ image: UIImage, renderingMode: RenderingMode, tintColor: UIColor?) {
    self.init(
      image.content, size: image.size, scale: image.scale, renderingMode: renderingMode,
      ownColor: renderingMode == .alwaysTemplate ? nil : tintColor, configuration: image.configuration,
      filling: image.filling, imageOrientation: image.imageOrientation, pixels: image.pixels)
  }

  /// Creates a symbol with another configuration.
  convenience init(_ image: UIImage, configuration: SymbolConfiguration) {
    self.init(
      image.content, size: CGSize(width: configuration.length, height: configuration.length), scale: image.scale,
      renderingMode: image.renderingMode, ownColor: image.ownColor, configuration: configuration,
      filling: image.filling)
  }

  /// Creates a picture without content.
  public convenience init() { self.init(.empty, size: .zero) }

  /// Creates a picture from data, or `nil` if the data is not a picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from data with a number of pixels per point, or `nil` if the data is not a picture.
  public convenience init?(data: Data, scale: Double) {
    guard let pixels = Gtk.pictureSize(of: data), scale > 0 else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(.data(data), size: size, scale: scale)
  }

  /// Creates a picture from a file, or `nil` if it is not readable.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of an asset catalogue or of a resource, or `nil` if there is none of that name. The traits have
  /// no effect: the picture follows the appearance of its window.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle)
  }

  /// Creates a picture of an asset catalogue or of a resource, or `nil` if there is none of that name. A symbol has the
  /// configuration; a picture stays as it is.
  ///
  /// Mirrors `UIImage(named:in:with:)`.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    guard let image = UIImage(named: name, in: bundle) else { return nil }
    guard let configuration, case .symbol = image.content else {
      self.init(image, renderingMode: image.renderingMode, tintColor: nil)
      return
    }
    self.init(image, configuration: configuration)
  }

  /// Creates a picture of an asset catalogue or of a resource, or `nil` if there is none of that name.
  ///
  /// Mirrors `UIImage(named:in:compatibleWith:)`.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    let variants = PictureVariants(of: name, in: bundle)
    if variants.files.isEmpty, let symbol = AssetCatalogue.of(bundle).symbolFile(named: name) {
      self.init(symbol: symbol, configuration: .unspecified)
      return
    }
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

  convenience init?(symbol name: String, configuration: SymbolConfiguration) {
    guard SymbolCatalogue.symbol(named: name) != nil else { return nil }
    let size = CGSize(width: configuration.length, height: configuration.length)
    self.init(.symbol(name), size: size, configuration: configuration)
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
        && first.filling == second.filling
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
