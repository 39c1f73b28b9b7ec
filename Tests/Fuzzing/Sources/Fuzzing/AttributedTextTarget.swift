import CGtk
import Foundation

@testable import Graphics
@testable import GtkBridge
@testable import GtkObjects

/// Texts with styled parts, read as Pango reads them. Needs no display.
///
/// Parts are separated by a byte that does not occur in UTF-8. The first byte of each selects its attributes. The rest
/// is its text, which begins with a number if the part has a font or a colour.
struct AttributedTextTarget: FuzzTarget {
  func run(_ bytes: [UInt8]) {
    var string = AttributedString()
    for part in bytes.split(separator: 0xFF) { string += Self.attributed(part) }
    guard let runs = Text(string).runs else { return }
    for limit in 1...2 { check(runs.joiningLines(after: limit)) }
    check(runs)
    let text = String(string.characters)
    precondition(LongWord.parts(of: text).last?.upperBound ?? 0 == text.utf8.count)
    _ = LongWord.brief(text)
    _ = LongWord.broken(text)
  }

  private func check(_ runs: [TextRun]) {
    let markup = runs.map { run in
      run.markup { color in
        var rgba = GdkRGBA()
        gdk_rgba_parse(&rgba, color.css)
        return rgba
      }
    }
    // Pango does not support links, so their address is in the place of a font's name.
    let pango = Self.replace(["<a href=": "<span font_family=", "</a>": "</span>"], in: markup.joined())
    var text: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    guard pango_parse_markup(pango, -1, 0, nil, &text, nil, &error) != 0, let text else {
      fatalError(error.map { String(cString: $0.pointee.message) } ?? "")
    }
    defer { g_free(text) }
    precondition(String(cString: text) == runs.map { Self.read(LongWord.shown($0.text)) }.joined())
  }

  /// Returns the part of a text that remains in markup: the part before a NUL, with line ends as in GLib.
  private static func read(_ text: String) -> String {
    let text = text.unicodeScalars.prefix { $0 != "\0" }
    return replace(["\r": "\n"], in: replace(["\r\n": "\n"], in: String(text)))
  }

  /// Also replaces parts inside a character.
  private static func replace(_ parts: [String: String], in text: String) -> String {
    parts.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value, options: .literal) }
  }

  private static func attributed(_ part: ArraySlice<UInt8>) -> AttributedString {
    let kind = part.first ?? 0
    var rest = part.dropFirst()
    func number() -> Double {
      defer { rest = rest.dropFirst(8) }
      return Double(bitPattern: rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
    }
    let font = kind & 1 == 0 ? nil : Font.system(size: number(), weight: kind & 2 == 0 ? .bold : .light)
    let color = kind & 4 == 0 ? nil : Color(red: number(), green: number(), blue: 0.5, opacity: number())
    let text = String(decoding: rest, as: UTF8.self)
    var string = AttributedString(text)
    string.font = kind & 8 == 0 ? font : font?.italic()
    string.foregroundColor = color
    string.underlineStyle = kind & 16 == 0 ? nil : .single
    string.strikethroughStyle = kind & 32 == 0 ? nil : .single
    string.link = kind & 64 == 0 ? nil : URL(string: text)
    return string
  }
}
