import UIKit

extension UIImage {
  /// An image filled with blue, of a size in points.
  @MainActor
  static func filled(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
