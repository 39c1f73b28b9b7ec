import Foundation
import Testing

@testable import AssetSymbols

@Suite("AssetSets")
struct AssetSetsTests {
  private func sets(_ folders: [String], namespace: String? = nil) throws -> AssetSets {
    let catalogue = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: catalogue) }
    for folder in folders {
      let url = catalogue.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    if let namespace {
      let contents = catalogue.appendingPathComponent(namespace).appendingPathComponent("Contents.json")
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(to: contents)
    }
    var sets = AssetSets()
    sets.collect(from: catalogue)
    return sets
  }

  @Test("finds colours and pictures in groups, but not in namespaces")
  func sets() throws {
    let sets = try sets(
      ["Sunset.imageset", "Donut.symbolset", "Group/Brand.colorset", "Space/Hidden.colorset", "AppIcon.appiconset"],
      namespace: "Space")
    #expect(sets.images == ["Sunset", "Donut"])
    #expect(sets.colors == ["Brand"])
  }

  @Test("declares each asset once, and colours that every program has as resources alone")
  func source() throws {
    let source = try sets([
      "Sunset.imageset", "sunset.imageset", "Red.colorset", "Label.colorset", "Brand Color.colorset",
    ]).source
    #expect(source.contains(#"static let sunset = ImageResource(name: "Sunset", bundle: Bundle.main)"#))
    #expect(source.contains("static var sunset: UIImage { UIImage(resource: ImageResource.sunset) }"))
    #expect(!source.contains(#""sunset""#))
    #expect(source.contains(#"static let brand = ColorResource(name: "Brand Color", bundle: Bundle.main)"#))
    #expect(source.contains("static var brand: Color { Color(ColorResource.brand) }"))
    #expect(source.contains("static var brand: UIColor { UIColor(resource: ColorResource.brand) }"))
    #expect(source.contains(#"ColorResource(name: "Red""#))
    #expect(!source.contains("static var red") && !source.contains("static var label"))
  }
}
