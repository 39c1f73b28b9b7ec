import HomeCore

/// Command lines: an argument on each line.
struct CommandLineTarget: FuzzTarget {
  func run(_ bytes: [UInt8]) {
    let arguments = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    do {
      _ = try LaunchOptions(arguments: arguments.map(String.init))
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
}
