import Foundation

/// The arguments `--preview` and `--preview-all` of every program, also of one without an ``App``.
enum PreviewLaunch: LaunchCommand {
  static func run(identifier: String) throws -> Int32? {
    do {
      guard let command = try PreviewCommand(arguments: CommandLine.arguments.dropFirst()) else { return nil }
      return try command.run(identifier: identifier, previews: Preview.declared)
    } catch let error as PreviewCommandError {
      FileHandle.standardError.write(Data("\(identifier): \(error)\n".utf8))
      return EX_USAGE
    }
  }
}
