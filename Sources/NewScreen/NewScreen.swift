import Foundation

/// Writes the files of a new screen: what `swift package new-screen` runs once it knows the package's folders.
@main
enum NewScreen {
  static func main() {
    do {
      let options = try NewScreenOptions(arguments: Array(CommandLine.arguments.dropFirst()))
      let report = try ScreenWriter(screen: options.screen, places: options.places).write()
      print(report.description)
    } catch {
      FileHandle.standardError.write(Data("new-screen: \(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }
}
