import Foundation

/// `StoreTestProgram` in a process of its own.
final class TestProgram {
  private let process = Process()
  private let output = Pipe()

  /// Starts it.
  init(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "StoreTestProgram")
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// Lets it run for so long at most, then ends it as no program can prevent.
  ///
  /// - Returns: The whole lines that it has printed.
  func kill(after microseconds: UInt32) -> [String] {
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    return linesToEnd()
  }

  /// Returns when it has printed something.
  func waitForOutput() {
    _ = output.fileHandleForReading.availableData
  }

  /// Lets it run to its end.
  ///
  /// - Returns: The whole lines that it has printed.
  func linesToEnd() -> [String] {
    let data = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
