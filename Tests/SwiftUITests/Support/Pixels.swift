import GtkObjects
import SwiftUI
import Testing

/// The picture of a view.
@MainActor
struct Pixels {
  /// A colour of the picture, each part from 0 to 255.
  struct Color: Equatable {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int

    /// Returns whether each part differs by no more than a few steps.
    func isNear(_ red: Int, _ green: Int, _ blue: Int, within tolerance: Int = 6) -> Bool {
      abs(self.red - red) <= tolerance && abs(self.green - green) <= tolerance && abs(self.blue - blue) <= tolerance
        && alpha > 250
    }
  }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(of view: some View) throws {
    let data = try #require(ImageRenderer(content: view).uiImage?.pngData())
    let texture = try #require(Gtk.Texture(data))
    (width, height, bytes) = (texture.width, texture.height, texture.pixels)
  }

  subscript(x: Int, y: Int) -> Color {
    let start = (y * width + x) * 4
    return Color(
      red: Int(bytes[start + 2]), green: Int(bytes[start + 1]), blue: Int(bytes[start]), alpha: Int(bytes[start + 3]))
  }

  /// The number of pixels that are not transparent.
  var drawn: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 } }
}
