import Foundation
import HomeCore

/// A reader that converts a file to UTF-8 and returns it byte by byte, with only a few thousand bytes in memory.
final class ByteSource {
  /// The file's name for messages.
  let name: String
  /// The line number of the next byte, counted from 1.
  private(set) var line = 1

  private let file: InputFile
  private var decoder = TextDecoder()
  private var buffer: [UInt8] = []
  private var position = 0
  /// The number of file bytes before the buffer, and the number that the buffer was decoded from.
  private var counts = (before: 0, buffer: 0)

  /// - Throws: ``RecordFileError`` if the file does not exist, cannot be read or does not begin with text.
  init(_ url: URL) throws {
    name = url.lastPathComponent
    file = try InputFile(url)
    _ = try fill()
    if isBinary { throw RecordFileError.notText(file: name) }
  }

  /// Indicates whether the buffer has more control characters than a text with mistakes: one in fifty.
  private var isBinary: Bool {
    let count = buffer.count { $0 < 0x09 || (0x0E...0x1F).contains($0) }
    return count >= 16 && count * 50 > buffer.count
  }

  /// The detected encoding, which is UTF-8 as long as only ASCII has occurred.
  var encoding: TextEncoding { decoder.encoding ?? .utf8 }

  /// The next buffered bytes: some thousands, unless the file ends sooner.
  var upcoming: ArraySlice<UInt8> { buffer[position...] }

  /// The fraction read so far, from 0 to 1, or `nil` if the length is unknown.
  var fractionCompleted: Double? {
    file.count.map { count in
      guard count > 0, !buffer.isEmpty else { return 1 }
      let share = Double(position) / Double(buffer.count)
      return min((Double(counts.before) + share * Double(counts.buffer)) / Double(count), 1)
    }
  }

  /// Returns the next byte without consuming it, or `nil` at the end.
  func peek() throws -> UInt8? {
    if position == buffer.count, try !fill() { return nil }
    return buffer[position]
  }

  /// Consumes the next byte, or returns `nil` at the end.
  func next() throws -> UInt8? {
    if position == buffer.count, try !fill() { return nil }
    let byte = buffer[position]
    position += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  private func fill() throws -> Bool {
    counts.before += counts.buffer
    position = 0
    repeat {
      let piece = try file.read()
      counts.buffer = piece.count
      buffer = piece.isEmpty ? decoder.finish() : decoder.decode(piece)
      if piece.isEmpty { break }
    } while buffer.isEmpty
    return !buffer.isEmpty
  }
}

extension ByteSource {
  /// Checks the line endings.
  ///
  /// - Throws: ``RecordFileError/oldLineEnds(file:)`` if the buffer has CR but no LF.
  func checkLineEnds() throws {
    if upcoming.contains(UInt8(ascii: "\r")), !upcoming.contains(UInt8(ascii: "\n")) {
      throw RecordFileError.oldLineEnds(file: name)
    }
  }
}

extension Error {
  /// The system's reason for a file error, without the rest of Foundation's message.
  var systemReason: String {
    let cause = (self as? POSIXError) ?? (self as? CocoaError)?.underlying as? POSIXError
    if let cause { return String(cString: strerror(cause.code.rawValue)) }
    switch (self as? CocoaError)?.code {
    case .fileReadNoSuchFile?: return String(cString: strerror(ENOENT))
    case .fileWriteOutOfSpace?: return String(cString: strerror(ENOSPC))
    default: break
    }
    return localizedDescription
  }
}
