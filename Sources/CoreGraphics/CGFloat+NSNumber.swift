import Foundation

extension CGFloat {
  /// Creates a number of a `NSNumber`, with the precision that it has.
  ///
  /// Mirrors Foundation's initialiser, which Foundation has on Apple platforms only.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
