import Foundation
import HomeCore

/// The bytes of a file, one after the other, of which only a few thousand are in memory.
final class ByteSource {
  /// What the file is called in messages.
  let name: String
  /// How many bytes there are in all, if it is a file on a disk.
  let count: Int?
  /// How many have been read from the disk.
  private(set) var readCount = 0
  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var position = 0

  /// - Throws: ``RecordFileError`` if there is no such file, or it may not be read.
  init(_ url: URL) throws {
    name = url.lastPathComponent
    do {
      let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey, .fileSizeKey])
      if values.isDirectory == true { throw POSIXError(.EISDIR) }
      count = values.isRegularFile == true ? values.fileSize : nil
      handle = try FileHandle(forReadingFrom: url)
    } catch {
      throw RecordFileError.cannotRead(file: name, reason: error.systemReason)
    }
    // What spreadsheets begin their files with to say that they are in UTF-8.
    if try peek() == 0xEF, buffer.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  deinit { try? handle.close() }

  /// How much has been read, from 0 to 1, if that is known.
  var fractionCompleted: Double? {
    count.map { $0 == 0 ? 1 : min(Double(readCount - buffer.count + position) / Double($0), 1) }
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
    do {
      buffer = try handle.read(upToCount: 1 << 16).map(Array.init) ?? []
    } catch {
      throw RecordFileError.cannotRead(file: name, reason: error.systemReason)
    }
    position = 0
    readCount += buffer.count
    return !buffer.isEmpty
  }
}

extension Error {
  /// What the system says of a file, without the rest of Foundation's sentence.
  var systemReason: String {
    let cause = (self as? POSIXError) ?? (self as? CocoaError)?.underlying as? POSIXError
    if let cause { return String(cString: strerror(cause.code.rawValue)) }
    if (self as? CocoaError)?.code == .fileReadNoSuchFile { return String(cString: strerror(ENOENT)) }
    return localizedDescription
  }
}
