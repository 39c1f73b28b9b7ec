import Foundation
import Synchronization

/// The colours, pictures and symbols of the asset catalogues (`.xcassets`) in some folders, by their names.
package struct AssetCatalogue: Sendable {
  private var colorSets: [String: URL] = [:]
  private var imageSets: [String: URL] = [:]
  private var symbolSets: [String: URL] = [:]

  /// The catalogues of the program, loaded at the first use of an asset.
  private static let ofProgram = AssetCatalogue(in: ResourceFolders.ofProgram)
  private static let ofBundles = Mutex<[String: AssetCatalogue]>([:])

  /// Returns the catalogues of a bundle; `nil` is the program with all of its targets.
  package static func of(_ bundle: Bundle?) -> AssetCatalogue {
    guard let bundle, bundle !== Bundle.main else { return ofProgram }
    if let known = ofBundles.withLock({ $0[bundle.bundlePath] }) { return known }
    let catalogue = AssetCatalogue(in: ResourceFolders.folders(of: bundle))
    ofBundles.withLock { $0[bundle.bundlePath] = catalogue }
    return catalogue
  }

  package init(in folders: [URL]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcassets") {
        collect(from: folder.appendingPathComponent(name), prefix: "")
      }
    }
  }

  /// Finds the sets of a folder. A folder that provides a namespace is part of their names.
  private mutating func collect(from folder: URL, prefix: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let url = folder.appendingPathComponent(name)
      let title = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": colorSets[title] = colorSets[title] ?? url
      case "imageset": imageSets[title] = imageSets[title] ?? url
      case "symbolset": symbolSets[title] = symbolSets[title] ?? url
      case "":
        guard let group = try? AssetContents(of: url) else { continue }
        collect(from: url, prefix: group.properties?.providesNamespace == true ? "\(title)/" : prefix)
      default: break
      }
    }
  }

  /// Returns a colour, or `nil` if there is none of that name.
  package func color(named name: String) -> AssetColor? {
    guard let url = colorSets[name], let contents = try? AssetContents(of: url) else { return nil }
    let colors = (contents.colors ?? []).filter { $0.color != nil && $0.idiom.isForDesktop && !$0.isForHighContrast }
    let plain = colors.first { $0.luminosity == nil } ?? colors.first
    let light = colors.first { $0.luminosity == "light" } ?? plain
    let dark = colors.first { $0.luminosity == "dark" } ?? plain
    guard let light = light?.color?.value, let dark = dark?.color?.value else { return nil }
    return AssetColor(light: light, dark: dark)
  }

  /// Returns a picture, or `nil` if there is none of that name.
  package func image(named name: String) -> PictureVariants? {
    guard let url = imageSets[name], let contents = try? AssetContents(of: url) else { return nil }
    let files = (contents.images ?? []).compactMap { image -> PictureVariants.File? in
      guard let file = image.filename, image.idiom.isForDesktop, !image.isForHighContrast else { return nil }
      let scale = image.scale.flatMap { Int($0.prefix { $0.isNumber }) }
      return PictureVariants.File(
        path: url.appendingPathComponent(file).path, scale: scale ?? 1, isDark: image.luminosity == "dark")
    }
    guard !files.isEmpty else { return nil }
    let intent = contents.properties?.templateRenderingIntent
    return PictureVariants(files: files, isTemplate: intent.map { $0 == "template" })
  }

  /// Returns the path of the file of a symbol, or `nil` if there is none of that name.
  package func symbolFile(named name: String) -> String? {
    guard let url = symbolSets[name], let contents = try? AssetContents(of: url) else { return nil }
    return contents.symbols?.lazy.compactMap(\.filename).first.map { url.appendingPathComponent($0).path }
  }
}

/// A colour with a variant for each appearance.
package struct AssetColor: Equatable, Sendable {
  package var light: Color
  package var dark: Color
}

/// The description of a set or a group in a catalogue.
private struct AssetContents: Decodable {
  var properties: Properties?
  var colors: [Item]?
  var images: [Item]?
  var symbols: [Item]?

  init(of folder: URL) throws {
    let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    self = try JSONDecoder().decode(AssetContents.self, from: data)
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct Item: Decodable {
    var idiom: AssetIdiom
    var appearances: [Appearance]?
    var color: AssetColorValue?
    var filename: String?
    var scale: String?

    var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
    var isForHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" } == true }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String?
  }
}

/// The kind of device that a variant is for.
private struct AssetIdiom: Decodable {
  /// Variants for a watch, a television or a car are not shown on a desktop.
  let isForDesktop: Bool

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    isForDesktop = ["universal", "mac", "iphone", "ipad"].contains(name)
  }
}

/// A colour in a catalogue: components in a colour space, or the name of a colour of the system.
private struct AssetColorValue: Decodable {
  let value: Color?

  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .reference) {
      value = SystemColor(reference: name)?.color
      return
    }
    let components = try container.decode([String: Component].self, forKey: .components).mapValues(\.value)
    let opacity = components["alpha"] ?? 1
    let space = try container.decodeIfPresent(String.self, forKey: .space) ?? "srgb"
    if let white = components["white"] {
      value = Color(white: white, opacity: opacity)
    } else {
      let (red, green, blue) = (components["red"] ?? 0, components["green"] ?? 0, components["blue"] ?? 0)
      switch space {
      case "display-p3": value = Color(.displayP3, red: red, green: green, blue: blue, opacity: opacity)
      case "extended-linear-srgb":
        value = Color(.sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
      default: value = Color(red: red, green: green, blue: blue, opacity: opacity)
      }
    }
  }

  /// A component from 0 to 1: `0.5`, `128` or `0x80`, with or without quotes.
  private struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        value = Double(byte) / 255
      } else if let number = Double(text) {
        value = text.contains(".") || number <= 1 ? number : number / 255
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no component")
      }
    }
  }
}
