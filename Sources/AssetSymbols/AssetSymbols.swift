import Foundation

/// The tool of the build plugin: `AssetSymbols OUTPUT.swift CATALOGUE.xcassets…`.
@main
struct AssetSymbols {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { fail("AssetSymbols OUTPUT.swift CATALOGUE.xcassets…") }
    var sets = AssetSets()
    for catalogue in arguments.dropFirst() { sets.collect(from: URL(fileURLWithPath: catalogue)) }
    do {
      try sets.source.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      fail("\(output): \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
