import Foundation

/// The folders of a package that a screen's parts belong to.
struct ScreenPlaces {
  /// That of the module with everything that knows no toolkit.
  let logic: URL
  /// That of the module with the views, which may be the same.
  let views: URL
  /// That of the logic's tests.
  let tests: URL
}
