import GtkObjects

/// The views and the pictures that a canvas draws.
@MainActor
final class CanvasSymbols {
  /// The views by their tags, with the boxes that give each its own size.
  var elements: () -> [Element] = { [] }
  private var textures: [Image.Source: Gtk.Texture] = [:]
  /// The maximum number of cached pictures. A canvas that creates a new picture for each frame must not keep them all.
  private static let mostTextures = 50

  func widget(tagged tag: AnyHashable) -> Gtk.Widget? { elements().first { $0.tag == tag }?.outermost }

  /// Returns the picture of an image, with its number of pixels per point.
  func texture(of source: Image.Source, for scale: Int) -> (Gtk.Texture, scale: Int)? {
    let variant: (path: String, scale: Int)? =
      switch source {
      case .file(let path, _): (path, 1)
      case .variants(let variants, _): variants.best(for: scale)
      case .data(_, let scale, _): ("", scale)
      case .symbol, .icon: nil
      }
    if let known = textures[source] { return (known, variant?.scale ?? 1) }
    var texture = variant.flatMap { Gtk.Texture.shared(file: $0.path) }
    if case .data(let data, _, _) = source { texture = Gtk.Texture(data) }
    if textures.count >= Self.mostTextures { textures = [:] }
    textures[source] = texture
    return texture.map { ($0, variant?.scale ?? 1) }
  }
}
