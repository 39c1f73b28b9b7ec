import Foundation

extension CGFloat {
  /// Creates a number from an `NSNumber`, with the available precision.
  ///
  /// Mirrors Foundation's initialiser, which Foundation has on Apple platforms only.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
