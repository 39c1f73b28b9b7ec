import GtkObjects

extension UIPasteboard {
  /// The picture, or `nil` if there is none. A symbol has no pixels, and does not replace the content.
  ///
  /// The picture of another program arrives in a nested run of the main loop, as the text does; see ``string``.
  public var image: UIImage? {
    get {
      guard let clipboard, clipboard.hasPicture else { return nil }
      return answer { clipboard.readPicture($0) }.flatMap { UIImage(data: $0.png) }
    }
    set {
      if newValue == nil { string = nil }
      if let texture = newValue?.pngData().flatMap({ Gtk.Texture($0) }) { clipboard?.setPicture(texture) }
    }
  }

  /// The picture as the only element, or `nil` if there is none. The first of several pictures is set.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }

  /// Indicates whether the content is a picture.
  public var hasImages: Bool { clipboard?.hasPicture ?? false }
}
