import Foundation
import Testing

@testable import Graphics

@Suite struct AssetCatalogueTests {
  private func catalogue(_ files: [String: String]) throws -> AssetCatalogue {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (name, content) in files {
      let file = folder.appendingPathComponent("Main.xcassets/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return AssetCatalogue(in: [folder])
  }

  private func color(_ components: String, space: String = "srgb") throws -> Color? {
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components": {\(components)}}}]}
      """
    return try catalogue(["A.colorset/Contents.json": contents]).color(named: "A")?.light
  }

  @Test func componentsAreFractionsBytesOrHexadecimal() throws {
    let orange = Color(red: 1, green: 128.0 / 255, blue: 0)
    #expect(try color(#""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#) == orange)
    #expect(try color(#""red": "255", "green": "128", "blue": "0", "alpha": "1.000""#) == orange)
    #expect(try color(#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#) == orange)
    #expect(try color(#""red": 1, "green": 0.502, "blue": 0, "alpha": 1"#) == orange)
    #expect(try color(#""white": "0.5", "alpha": "0.25""#, space: "gray-gamma-22") == Color(white: 0.5, opacity: 0.25))
    #expect(try color(#""red": "x", "green": "0", "blue": "0""#) == nil)
  }

  @Test func coloursOfDisplayP3AreThoseOfTheScreen() throws {
    let gray = #""red": "0.4", "green": "0.4", "blue": "0.4", "alpha": "1""#
    #expect(try color(gray, space: "display-p3") == Color(white: 0.4))
    let red = #""red": "1", "green": "0", "blue": "0", "alpha": "1""#
    #expect(try color(red, space: "display-p3") == Color(red: 1, green: 0, blue: 0))
    let dull = #""red": "0.8", "green": "0.5", "blue": "0.5", "alpha": "1""#
    let converted = try #require(try color(dull, space: "display-p3"))
    #expect(converted.css.hasPrefix("rgba(217,"), "\(converted.css) is more vivid in the smaller space")
  }

  @Test(arguments: [
    "systemTealColor", "systemGray3Color", "labelColor", "tertiaryLabelColor", "placeholderTextColor", "lightTextColor",
    "darkTextColor", "separatorColor", "opaqueSeparatorColor", "linkColor", "tintColor", "controlAccentColor",
    "secondarySystemBackgroundColor", "tertiarySystemGroupedBackgroundColor", "quaternarySystemFillColor",
  ])
  func colourMayBeOneOfTheSystem(_ name: String) throws {
    let contents = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\#(name)"}}]}"#
    #expect(try catalogue(["A.colorset/Contents.json": contents]).color(named: "A") != nil)
  }

  @Test func colourThatTheSystemLacksIsNone() throws {
    let contents = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "label"}}]}"#
    #expect(try catalogue(["A.colorset/Contents.json": contents]).color(named: "A") == nil)
  }

  @Test func symbolSetNamesItsFile() throws {
    let contents = #"{"symbols": [{"idiom": "universal", "filename": "donut.svg"}]}"#
    let catalogue = try catalogue(["donut.symbolset/Contents.json": contents, "empty.symbolset/Contents.json": "{}"])
    #expect(catalogue.symbolFile(named: "donut")?.hasSuffix("Main.xcassets/donut.symbolset/donut.svg") == true)
    #expect(catalogue.symbolFile(named: "empty") == nil)
    #expect(catalogue.symbolFile(named: "other") == nil)
    #expect(catalogue.image(named: "donut") == nil)
  }

  @Test func colourHasAVariantForTheDark() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"white": "0", "alpha": "1"}}},
        {"idiom": "watch", "color": {"components": {"white": "0.3", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
          "color": {"components": {"white": "0.6", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"components": {"white": "1", "alpha": "1"}}}]}
      """
    let color = try catalogue(["A.colorset/Contents.json": contents]).color(named: "A")
    #expect(color == AssetColor(light: Color(white: 0), dark: Color(white: 1)))
  }

  @Test func groupsAreNamespacesOnlyIfTheySaySo() throws {
    let white = #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1"}}}]}"#
    let assets = try catalogue([
      "Plain/Contents.json": "{}", "Plain/A.colorset/Contents.json": white,
      "Named/Contents.json": #"{"properties": {"provides-namespace": true}}"#, "Named/A.colorset/Contents.json": white,
    ])
    #expect(assets.color(named: "A") != nil && assets.color(named: "Named/A") != nil)
    #expect(assets.color(named: "Plain/A") == nil && assets.color(named: "B") == nil)
  }

  @Test func imageIsChosenByScaleAndAppearance() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let image = try #require(try catalogue(["A.imageset/Contents.json": contents]).image(named: "A"))
    #expect(image.isTemplate == true)
    #expect(image.best(for: 1).path.hasSuffix("A.imageset/a.png"))
    #expect(image.best(for: 3).path.hasSuffix("a@2x.png") && image.best(for: 3).scale == 2)
    #expect(image.best(for: 1, isDark: true).path.hasSuffix("dark.png"))
  }
}
