import Foundation

/// `StoreTestProgram` in a separate process. Waits for it use a separate thread, because all tests share a few threads.
final class TestProgram: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let queue = DispatchQueue(label: "TestProgram")

  /// Starts it.
  init(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "StoreTestProgram")
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// Lets it run for a maximum time, then kills it.
  ///
  /// - Parameter isWaiting: Indicates whether the time begins with its first output.
  /// - Returns: The whole lines that it has printed since.
  func kill(after microseconds: UInt32, ofOutput isWaiting: Bool) async -> [String] {
    await onQueue { [self] in
      if isWaiting { _ = read() }
      usleep(microseconds)
      Foundation.kill(process.processIdentifier, SIGKILL)
      return lines()
    }
  }

  /// Waits until it prints a text, or ends.
  ///
  /// - Returns: Its output until then.
  func output(until text: String) async -> String {
    let lines = await onQueue { [self] in
      var data = Data()
      while !String(decoding: data, as: UTF8.self).contains(text) {
        let more = read()
        if more.isEmpty { break }
        data += more
      }
      return [String(decoding: data, as: UTF8.self)]
    }
    return lines.joined()
  }

  /// Sends a signal to it, such as `SIGSTOP`.
  func signal(_ signal: Int32) {
    Foundation.kill(process.processIdentifier, signal)
  }

  /// Lets it run to its end.
  ///
  /// - Returns: The whole lines that it has printed.
  func linesToEnd() async -> [String] {
    await onQueue { [self] in lines() }
  }

  private func lines() -> [String] {
    var data = Data()
    while case let more = read(), !more.isEmpty { data += more }
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Reads the available output, waits for it, or returns nothing at the end. A signal would end Foundation's reading.
  private func read() -> Data {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
      if count >= 0 { return Data(bytes[..<count]) }
      guard errno == EINTR else { return Data() }
    }
  }

  private func onQueue(_ body: @escaping @Sendable () -> [String]) async -> [String] {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}
