import Foundation

/// The command-line tool that writes the files of a new screen. `swift package new-screen` runs it with the package's
/// folders.
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
