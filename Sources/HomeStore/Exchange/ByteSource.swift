import Foundation
import HomeCore

/// The text of a file as bytes of UTF-8, one after the other, of which only a few thousand are in memory.
final class ByteSource {
  /// What the file is called in messages.
  let name: String
  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  private let file: InputFile
  private var decoder = TextDecoder()
  private var buffer: [UInt8] = []
  private var position = 0
  /// How many bytes of the file came before the buffer, and how many the buffer was made of.
  private var counts = (before: 0, buffer: 0)

  /// - Throws: ``RecordFileError`` if there is no such file, or it may not be read.
  init(_ url: URL) throws {
    name = url.lastPathComponent
    file = try InputFile(url)
    _ = try fill()
  }

  /// The file's encoding, which is UTF-8 as long as there was nothing but ASCII.
  var encoding: TextEncoding { decoder.encoding ?? .utf8 }

  /// The next bytes: some thousands of them, unless the file ends sooner.
  var upcoming: ArraySlice<UInt8> { buffer[position...] }

  /// How much has been read, from 0 to 1, if that is known.
  var fractionCompleted: Double? {
    file.count.map { count in
      guard count > 0, !buffer.isEmpty else { return 1 }
      let share = Double(position) / Double(buffer.count)
      return min((Double(counts.before) + share * Double(counts.buffer)) / Double(count), 1)
    }
  }

  /// The next byte, which stays; `nil` at the end.
  func peek() throws -> UInt8? {
    if position == buffer.count, try !fill() { return nil }
    return buffer[position]
  }

  /// The next byte; `nil` at the end.
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
  /// - Throws: ``RecordFileError/oldLineEnds(file:)`` if there are line ends, but none as they are written today.
  func checkLineEnds() throws {
    if upcoming.contains(UInt8(ascii: "\r")), !upcoming.contains(UInt8(ascii: "\n")) {
      throw RecordFileError.oldLineEnds(file: name)
    }
  }
}

extension Error {
  /// What the system says of a file, without the rest of Foundation's sentence.
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
