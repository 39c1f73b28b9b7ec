import Graphics
import GtkObjects

extension UIImage {
  /// Returns the picture in another size in points, or `nil` if it has no pixels. May be called on any thread.
  ///
  /// Mirrors `preparingThumbnail(of:)`: the picture is stretched to the size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let width = Int(exactly: (size.width * scale).rounded()),
      let height = Int(exactly: (size.height * scale).rounded())
    else { return nil }
    return fileData.flatMap { Gtk.scaledPicture($0, width: width, height: height) }.flatMap {
      UIImage(data: $0, scale: scale)
    }
  }

  /// Creates the picture in another size on another thread.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Creates the picture in another size on another thread, and returns it.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Task.detached { self.preparingThumbnail(of: size) }.value
  }

  /// Returns the picture itself, which is decoded when it is first shown.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the picture itself, which is decoded when it is first shown.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Passes the picture itself, which is decoded when it is first shown.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    Task.detached { completionHandler(self) }
  }
}
