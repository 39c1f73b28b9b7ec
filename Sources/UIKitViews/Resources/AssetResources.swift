import Foundation
import Graphics
import GtkObjects

extension UIColor {
  /// Creates the colour of an asset catalogue, or a strong pink if there is none of that name.
  ///
  /// Mirrors `UIColor(resource:)`.
  public convenience init(resource: ColorResource) { self.init(Color(resource.name, bundle: resource.bundle)) }
}

extension UIImage {
  /// Creates the picture of an asset catalogue, or an empty one if there is none of that name.
  ///
  /// Mirrors `UIImage(resource:)`.
  public convenience init(resource: ImageResource) {
    let variants = PictureVariants(of: resource.name, in: resource.bundle)
    let (path, scale) = variants.best(for: 1)
    let pixels = FileManager.default.contents(atPath: path).flatMap { Gtk.pictureSize(of: $0) } ?? (0, 0)
    let size = CGSize(width: pixels.width / Double(scale), height: pixels.height / Double(scale))
    self.init(.files(variants), size: size, scale: Double(scale))
  }
}
