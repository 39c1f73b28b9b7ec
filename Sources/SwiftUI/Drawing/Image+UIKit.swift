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
    if image.renderingMode != .automatic { isTemplate = image.renderingMode == .alwaysTemplate }
  }

  /// The way in which a picture was taken. It is shown as it is.
  ///
  /// Mirrors SwiftUI's `Image.Orientation`.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The upper edge of the picture is at the top.
    case up
    /// As `up`, mirrored from left to right.
    case upMirrored
    /// The picture is turned by half a turn.
    case down
    /// As `down`, mirrored from left to right.
    case downMirrored
    /// As `left`, mirrored from left to right.
    case leftMirrored
    /// The picture is turned clockwise by a quarter.
    case right
    /// As `right`, mirrored from left to right.
    case rightMirrored
    /// The picture is turned anticlockwise by a quarter.
    case left
  }

  /// Creates an image from pixels, several of them for each point, which assistive technology reads as `label`.
  ///
  /// Mirrors SwiftUI's `Image(_:scale:orientation:label:)`. The scale is rounded to a whole number, and the picture is not
  /// turned.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self = Image(data: cgImage.data, scale: max(1, Int(scale.rounded()))).labeled(label.content)
  }

  /// Creates an image from pixels that assistive technology does not read.
  ///
  /// Mirrors SwiftUI's `Image(decorative:scale:orientation:)`.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(data: cgImage.data, scale: max(1, Int(scale.rounded())))
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

  /// Sets whether a picture has its own colours or is a shape in the colour of the text; `nil` leaves it to the asset
  /// catalogue.
  ///
  /// Mirrors SwiftUI's `renderingMode(_:)`. A symbol in its original colours is drawn in multicolour.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = mode.map { $0 == .template }
    return mode == .original ? image.symbolRenderingMode(.multicolor) : image
  }

  /// The quality of a scaled picture.
  ///
  /// Mirrors SwiftUI's `Image.Interpolation`. A quality has no effect: see ``Image/interpolation(_:)``.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel becomes a square.
    case none
    /// Smooth and fast.
    case low
    /// Between fast and good.
    case medium
    /// Smooth and good.
    case high
  }

  /// Sets the quality of a scaled picture.
  ///
  /// Mirrors SwiftUI's `interpolation(_:)`. It has no effect, because GTK 4.8 scales every picture smoothly.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether the edges of a picture are smooth.
  ///
  /// Mirrors SwiftUI's `antialiased(_:)`. It has no effect, because GTK places pictures on whole pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The way in which a resizable picture fills its space.
  ///
  /// Mirrors SwiftUI's `Image.ResizingMode`. A tiled picture is stretched, too.
  public enum ResizingMode: Hashable, Sendable {
    /// One picture as large as the space.
    case stretch
    /// Pictures of the usual size beside each other. Here as ``stretch``.
    case tile
  }

  /// Lets the picture fill the available space.
  ///
  /// Mirrors SwiftUI's `resizable(capInsets:resizingMode:)`. GTK 4.8 stretches the whole picture, with its edges.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image { resizable() }

  /// Lets the picture fill the available space.
  ///
  /// Mirrors SwiftUI's `resizable(capInsets:resizingMode:)`. GTK 4.8 stretches the whole picture.
  public func resizable(resizingMode: ResizingMode) -> Image { resizable() }
}
