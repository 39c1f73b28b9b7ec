extension Color {
  private static let adaptivePrefix = "gtkbridge_"

  /// Returns the style sheet's name for a colour with a variant for the dark theme. The name contains the variants, and
  /// is always the same for the same variants.
  package static func adaptiveName(light: Color, dark: Color) -> String {
    adaptivePrefix + "\(light.css) \(dark.css)".utf8.map { String($0, radix: 16) }.joined()
  }

  /// Returns the variants that a name contains, or `nil` if it is the name of another colour.
  static func variants(ofAdaptiveName name: Substring) -> (light: String, dark: String)? {
    guard name.hasPrefix(adaptivePrefix) else { return nil }
    var digits = name.dropFirst(adaptivePrefix.count)
    var bytes: [UInt8] = []
    while let byte = UInt8(digits.prefix(2), radix: 16) {
      bytes.append(byte)
      digits = digits.dropFirst(2)
    }
    let variants = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard variants.count == 2 else { return nil }
    return (String(variants[0]), String(variants[1]))
  }
}
