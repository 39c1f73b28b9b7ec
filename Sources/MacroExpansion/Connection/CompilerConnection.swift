import Foundation

/// The connection to the compiler, which starts the plug-in: messages on the standard input, answers on the output.
///
/// A message is its length, as eight bytes with the least significant one first, and JSON.
package struct CompilerConnection {
  /// More than any source, so that a wrong length cannot request too much memory.
  private static let longestMessage = 1 << 30

  private let input: FileHandle
  private let output: FileHandle

  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Answers messages until the compiler closes the connection.
  package func serve() throws {
    while let length = try read(8) {
      let count = length.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard count <= Self.longestMessage, let message = try read(Int(count)) else { return }
      try write(JSONEncoder().encode(Self.answer(message)))
    }
  }

  /// Returns the answer to a message. An unknown message also gets an answer, because the compiler waits for it.
  static func answer(_ message: Data) -> PluginMessage {
    switch try? JSONDecoder().decode(CompilerMessage.self, from: message) {
    case .capability?:
      .capability
    case .expansion(let expansion)?:
      expansion.answer
    case .unknown?, nil:
      .expansion(source: nil, diagnostics: [])
    }
  }

  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data.append(part)
    }
    return data
  }

  private func write(_ message: Data) throws {
    let count = UInt64(message.count)
    let length = (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    try output.write(contentsOf: Data(length) + message)
  }
}
