import GtkBridge

extension Image {
  /// Creates the picture of an asset catalogue.
  ///
  /// Mirrors SwiftUI's `Image(_:)`: `Image(.sunset)`.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Creates the colour of an asset catalogue.
  ///
  /// Mirrors SwiftUI's `Color(_:)`: `Color(.brand)`.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
