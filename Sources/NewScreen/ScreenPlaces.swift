import Foundation

/// The folders for the parts of a screen.
struct ScreenPlaces {
  /// The folder of the toolkit-independent module.
  let logic: URL
  /// The folder of the views' module, which may be the same.
  let views: URL
  /// The folder of the logic's tests.
  let tests: URL
}
