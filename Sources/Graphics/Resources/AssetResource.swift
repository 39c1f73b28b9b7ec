import Foundation

/// A picture of an asset catalogue.
///
/// Mirrors Apple's `ImageResource`. The build plugin `AssetSymbolsPlugin` declares one for each picture of a target:
/// `Image(.sunset)`.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates the resource for a name in the catalogues of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue.
///
/// Mirrors Apple's `ColorResource`. The build plugin `AssetSymbolsPlugin` declares one for each colour of a target:
/// `Color(.brand)`, `Color.brand` and `UIColor.brand`.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates the resource for a name in the catalogues of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
