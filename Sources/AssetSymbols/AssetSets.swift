import Foundation

/// The names of the sets in asset catalogues, and the Swift source that declares them.
struct AssetSets {
  private(set) var colors: Set<String> = []
  private(set) var images: Set<String> = []

  /// Finds the sets of a folder. Those of a folder that provides a namespace have no names in Swift.
  mutating func collect(from folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension {
      case "colorset": colors.insert(url.deletingPathExtension().lastPathComponent)
      case "imageset", "symbolset": images.insert(url.deletingPathExtension().lastPathComponent)
      case "" where !Self.providesNamespace(url): collect(from: url)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?
        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.properties?.isNamespace == true
  }

  /// The Swift source that declares the names. Values are made when they are read: a program pays for the names that it uses.
  var source: String {
    let colors = symbols(colors, suffix: "Color")
    let images = symbols(images, suffix: "Image")
    let ownColors = colors.filter { !AssetSymbol.namesOfTheSystem.contains($0.identifier) }
    let ownUIColors = colors.filter { !AssetSymbol.namesOfUIKit.contains($0.identifier) }
    func lines(_ symbols: [AssetSymbol], _ line: (AssetSymbol) -> String) -> String {
      symbols.map { "  \(line($0))\n" }.joined()
    }
    func resources(_ type: String, _ symbols: [AssetSymbol]) -> String {
      let body = lines(symbols) {
        "static let \($0.declared) = \(type)(name: \($0.literal), bundle: Bundle.main)"
      }
      return "extension \(type) {\n\(body)}\n"
    }
    func values(
      _ type: String, _ result: String, _ symbols: [AssetSymbol], of resource: String, attribute: String = ""
    ) -> String {
      let body = lines(symbols) {
        "\(attribute)static var \($0.declared): \(result) { \(result)(\(resource).\($0.declared)) }"
      }
      return "extension \(type) {\n\(body)}\n"
    }
    // `Color(.brand)` is made of the resource, although a colour of UIKit would do.
    let uiColors = values(
      "UIColor", "UIColor", ownUIColors, of: "resource: ColorResource", attribute: "@_disfavoredOverload ")
    return """
      // Written at each build from the asset catalogues of the target.
      import Foundation
      #if canImport(SwiftUI)
      import SwiftUI
      #else
      import UIKit
      #endif

      \(resources("ColorResource", colors))
      \(resources("ImageResource", images))
      \(uiColors)
      \(values("UIImage", "UIImage", images, of: "resource: ImageResource"))
      #if canImport(SwiftUI)
      \(values("Color", "Color", ownColors, of: "ColorResource"))
      \(values("ShapeStyle where Self == Color", "Color", ownColors, of: "ColorResource"))
      #endif
      """
  }

  /// Returns the names in order; of names that are the same in Swift, the first one.
  private func symbols(_ names: Set<String>, suffix: String) -> [AssetSymbol] {
    var taken: Set<String> = []
    return names.sorted().compactMap { AssetSymbol($0, suffix: suffix) }.filter { taken.insert($0.identifier).inserted }
  }
}
