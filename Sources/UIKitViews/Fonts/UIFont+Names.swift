import Foundation
import Graphics
import GtkObjects

extension UIFont {
  /// The names of the installed typefaces.
  public static var familyNames: [String] { Gtk.FontFamily.all.map(\.name) }

  /// Returns the names of the styles of a typeface. ``init(name:size:)`` accepts each of them.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard let family = Gtk.FontFamily.all.first(where: { $0.name == familyName }) else { return [] }
    return family.faces.map { family.name.joined + "-" + $0.joined }
  }

  /// The name of the typeface. That of a system font is the desktop's.
  public var familyName: String { font.familyName ?? DesktopFont.current.family }

  /// The name of the style of the typeface, such as “Cantarell-BoldItalic”.
  public var fontName: String {
    let face = (font.weight == .regular ? "" : font.weight.faceName) + (font.isItalic ? "Italic" : "")
    return familyName.joined + "-" + (face.isEmpty ? "Regular" : face)
  }

  /// The typeface, the size and the style as a mutable value.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}

extension Font {
  /// Returns the font of a family, or of one of its styles.
  static func named(_ name: String, size: Double) -> Font {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return .custom(name, size: size) }
    // Fonts of the program are also known by the names of their styles.
    let families = Gtk.FontFamily.all
    guard !families.contains(where: { $0.name == name }),
      let family = families.first(where: { $0.name.joined == parts[0] })
    else { return .custom(name, size: size) }
    let face = parts[1].lowercased()
    let weight = Weight.allNames.first { face.contains($0.name.lowercased()) }?.weight ?? .regular
    return .custom(family.name, size: size).weight(weight)
      .italic(face.contains("italic") || face.contains("oblique"))
  }
}

extension Font.Weight {
  /// The weights by style names in fonts. A name comes before any other name that it contains.
  fileprivate static let allNames: [(name: String, weight: Font.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .ultraLight), ("ExtraLight", .thin), ("Light", .light), ("Medium", .medium),
    ("SemiBold", .semibold), ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Heavy", .heavy), ("Black", .black),
    ("Bold", .bold),
  ]

  fileprivate var faceName: String { Self.allNames.last { $0.weight == self }?.name ?? "" }
}

extension String {
  fileprivate var joined: String { filter { $0 != " " } }
}
