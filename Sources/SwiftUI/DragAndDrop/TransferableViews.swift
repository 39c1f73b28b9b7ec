import Foundation
import GtkBridge
import UIKit

extension Image: Transferable {
  /// The image as a PNG picture.
  ///
  /// Mirrors SwiftUI's conformance of `Image`.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { image in
      guard let data = await image.picture() else { throw CocoaError(.fileWriteUnknown) }
      return data
    } importing: { data in
      await Image(data: data)
    }
    DataRepresentation(importedContentType: .image) { await Image(data: $0) }
  }

  private func picture() -> Data? { ImageRenderer(content: self).uiImage?.pngData() }
}

extension Color: Transferable {
  /// The components of the colour in hexadecimal digits, such as `#3584E4FF`.
  ///
  /// Mirrors SwiftUI's conformance of `Color`.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "color")) { color in
      Data(color.resolved(in: .light).description.utf8)
    } importing: { data in
      guard let color = Color(hexadecimal: String(decoding: data, as: UTF8.self)) else {
        throw CocoaError(.coderInvalidValue)
      }
      return color
    }
  }

  /// Creates a colour from `#` and two digits for each of red, green, blue and, optionally, the opacity.
  private init?(hexadecimal text: String) {
    let digits = text.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let components = digits.count == 8 ? value : value << 8 | 255
    func part(_ shift: UInt32) -> Double { Double(components >> shift & 255) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
