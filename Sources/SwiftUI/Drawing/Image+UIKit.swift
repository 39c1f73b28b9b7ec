import Graphics

extension Image {
  /// Creates an image from a picture of UIKit.
  ///
  /// Mirrors SwiftUI's `Image(uiImage:)`. A picture without content has no size.
  public init(uiImage image: UIImage) {
    switch image.content {
    case .empty: self.init(data: Data())
    case .data(let data): self.init(data: data, scale: max(1, Int(image.scale.rounded())))
    case .files(let variants): self.init(variants, label: "")
    case .symbol(let name): self.init(systemName: name)
    }
    filling = image.filling
    if image.renderingMode != .automatic { isTemplate = image.renderingMode == .alwaysTemplate }
  }

  /// The orientation in which the pixels of a picture are shown.
  ///
  /// Mirrors SwiftUI's `Image.Orientation`.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The upper edge of the picture is at the top.
    case up
    /// The picture is mirrored from left to right.
    case upMirrored
    /// The picture is turned by half a turn.
    case down
    /// The picture is mirrored from top to bottom.
    case downMirrored
    /// The upper edge of the picture is at the left, and the left edge at the top.
    case leftMirrored
    /// The picture is turned clockwise by a quarter.
    case right
    /// The upper edge of the picture is at the right, and the left edge at the bottom.
    case rightMirrored
    /// The picture is turned anticlockwise by a quarter.
    case left

    fileprivate var ofUIKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }

  /// Creates an image from pixels, several per point, which assistive technology reads as `label`.
  ///
  /// Mirrors SwiftUI's `Image(_:scale:orientation:label:)`. The scale is rounded to a whole number.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self = Image(decorative: cgImage, scale: scale, orientation: orientation).labeled(label.content)
  }

  /// Creates an image from pixels that assistive technology does not read.
  ///
  /// Mirrors SwiftUI's `Image(decorative:scale:orientation:)`.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let shown = orientation == .up ? cgImage : cgImage.turned(to: orientation.ofUIKit)
    self.init(data: shown.data, scale: max(1, Int(scale.rounded())))
  }

  /// Creates a picture that assistive technology does not read.
  ///
  /// Mirrors SwiftUI's `Image(decorative:bundle:)`.
  public init(decorative name: String, bundle: Bundle? = nil) {
    let image = Image(name, bundle: bundle)
    self = image.labeled("")
  }

  /// Creates a picture that assistive technology reads as `label`.
  ///
  /// Mirrors SwiftUI's `Image(_:bundle:label:)`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle).labeled(label.content)
  }

  /// The use of the colours of a picture.
  ///
  /// Mirrors SwiftUI's `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A shape in the colour of the text.
    case template
    /// The colours of the picture.
    case original
  }

  /// Sets whether a picture has its own colours or is a shape in the colour of the text. With `nil`, the asset
  /// catalogue decides.
  ///
  /// Mirrors SwiftUI's `renderingMode(_:)`. A symbol in its original colours is drawn in multicolour.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = mode.map { $0 == .template }
    return mode == .original ? image.symbolRenderingMode(.multicolor) : image
  }

  /// The quality of a scaled picture.
  ///
  /// Mirrors SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel becomes a rectangle.
    case none
    /// Smooth, as ``high`` here.
    case low
    /// Smooth, as ``high`` here.
    case medium
    /// Smooth.
    case high
  }

  /// Sets the quality of a scaled picture, such as sharp squares for a QR code.
  ///
  /// Mirrors SwiftUI's `interpolation(_:)`.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.filling.isPixelated = interpolation == .none
    return image
  }

  /// Sets whether the edges of a picture are smooth.
  ///
  /// Mirrors SwiftUI's `antialiased(_:)`. It has no effect, because GTK places pictures on whole pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The way in which a resizable picture fills its space.
  ///
  /// Mirrors SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable {
    /// One picture as large as the space.
    case stretch
    /// Pictures of the usual size side by side, the first in the upper left corner.
    case tile
  }

  /// Makes the picture fill the available space; its margins inside the insets keep their size.
  ///
  /// ```swift
  /// Image("bubble").resizable(capInsets: EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 12))
  /// ```
  ///
  /// Mirrors SwiftUI's `resizable(capInsets:resizingMode:)`. Symbols have no margins and are stretched. The leading inset is
  /// at the left in every language.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    var image = resizable()
    image.filling.capInsets = capInsets
    image.filling.isTiled = resizingMode == .tile
    return image
  }

  /// Makes the picture fill the available space.
  ///
  /// Mirrors SwiftUI's `resizable(capInsets:resizingMode:)`. Symbols are always stretched.
  public func resizable(resizingMode: ResizingMode) -> Image {
    resizable(capInsets: EdgeInsets(), resizingMode: resizingMode)
  }
}
