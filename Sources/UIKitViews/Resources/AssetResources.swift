import Foundation
import Graphics
import GtkObjects

extension UIColor {
  /// Creates a colour of an asset catalogue, or a bright pink if there is none of that name.
  ///
  /// Mirrors `UIColor(resource:)`.
  public convenience init(resource: ColorResource) { self.init(Color(resource.name, bundle: resource.bundle)) }
}

extension UIImage {
  /// Creates a picture of an asset catalogue, or an empty one if there is none of that name.
  ///
  /// Mirrors `UIImage(resource:)`.
  public convenience init(resource: ImageResource) {
    if let picture = UIImage(named: resource.name, in: resource.bundle) {
      self.init(picture, renderingMode: .automatic, tintColor: nil)
    } else {
      self.init()
    }
  }
}
