import Graphics
import GtkBridge

extension Text {
  /// Creates a text of a symbol, which is as large as the text around it.
  ///
  /// ```swift
  /// Text("Press \(Image(systemName: "plus")) to add a book.")
  /// ```
  ///
  /// Mirrors SwiftUI's `init(_:)` for images. A picture is not shown within a text: its name is.
  public init(_ image: Image) {
    if let symbol = image.symbolName {
      self.init([TextRun(symbol: symbol)])
    } else {
      self.init(verbatim: image.label)
    }
  }
}
