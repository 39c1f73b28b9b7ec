import Foundation

/// A command that a program performs in place of opening its windows, if its arguments ask for it. A higher module
/// declares the type, and the program finds it among its types.
@_alwaysEmitConformanceMetadata
@MainActor package protocol LaunchCommand {
  /// Returns the exit status of the command, or `nil` if the arguments do not ask for it.
  static func run(identifier: String) throws -> Int32?
}

/// The whole run of a program.
@MainActor package enum Program {
  /// Runs a command that the arguments ask for, or else the program, and exits. Prints the reason if either fails.
  package static func exit(identifier: String, running run: () throws -> Int32) -> Never {
    do {
      let commands = ConformingTypes(protocolName: "LaunchCommand").types.lazy.compactMap {
        $0 as? any LaunchCommand.Type
      }
      for command in commands {
        if let status = try command.run(identifier: identifier) { Foundation.exit(status) }
      }
      Foundation.exit(try run())
    } catch {
      FileHandle.standardError.write(Data("\(identifier): \(error)\n".utf8))
      Foundation.exit(EXIT_FAILURE)
    }
  }
}
