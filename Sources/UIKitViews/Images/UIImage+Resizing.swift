import Graphics

extension UIImage {
  /// The mode in which the part of a picture inside its margins fills a larger space.
  ///
  /// Mirrors `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Sendable {
    /// The part is repeated in its own size.
    case tile
    /// The part is stretched.
    case stretch
  }

  /// Returns the picture with margins that keep their size in a space of another size.
  ///
  /// ```swift
  /// bubble.image = UIImage(named: "bubble")?.resizableImage(
  ///   withCapInsets: UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 12), resizingMode: .stretch)
  /// ```
  ///
  /// Mirrors `resizableImage(withCapInsets:resizingMode:)`. Image views follow it in the content mode `scaleToFill`. Symbols
  /// have no margins.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    var filling = PictureFilling()
    filling.capInsets = EdgeInsets(
      top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right)
    filling.isTiled = resizingMode == .tile
    return UIImage(
      content, size: size, scale: scale, renderingMode: renderingMode, ownColor: ownColor, configuration: configuration,
      filling: filling, imageOrientation: imageOrientation, pixels: pixels)
  }

  /// The margins that keep their size.
  public var capInsets: UIEdgeInsets {
    let insets = filling.capInsets
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The mode in which the part inside the margins fills a larger space.
  public var resizingMode: ResizingMode { filling.isTiled ? .tile : .stretch }
}
