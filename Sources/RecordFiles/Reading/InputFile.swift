import Foundation
import HomeCore

/// A sequential reader of a file, a pipe or standard input.
///
/// Waiting for a pipe or a terminal stops when the task is cancelled.
final class InputFile {
  /// The length in bytes, or `nil` unless this is a regular file.
  let count: Int?

  private let name: String
  private let handle: FileHandle

  private static let pieceLength = 1 << 16
  /// The minimum number of bytes per read from a pipe, enough to detect the text encoding.
  private static let minimumPieceLength = 1 << 12

  /// - Throws: ``RecordFileError`` if the file does not exist, cannot be read, or is a folder or a device.
  init(_ url: URL) throws {
    name = url.lastPathComponent
    let isStandardInput = url.path == "/dev/stdin"
    if isStandardInput {
      handle = .standardInput
    } else {
      // Nonblocking, because opening a pipe without a writer would block.
      let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure(of: name) }
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
    var status = stat()
    guard fstat(handle.fileDescriptor, &status) == 0 else { throw Self.failure(of: name) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw RecordFileError.isFolder(file: name)
    case S_IFREG: count = Int(status.st_size)
    case S_IFIFO: count = nil
    case _ where isStandardInput: count = nil
    default: throw RecordFileError.isDevice(file: name)
    }
  }

  /// Returns the next bytes, or an empty array at the end.
  ///
  /// - Throws: ``RecordFileError``, or a `CancellationError` if the task is cancelled while it waits.
  func read() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: Self.pieceLength)
    while bytes.count < Self.minimumPieceLength {
      try waitForBytes()
      let length = Foundation.read(handle.fileDescriptor, &piece, piece.count)
      if length < 0, errno == EINTR || errno == EAGAIN { continue }
      guard length >= 0 else { throw Self.failure(of: name) }
      if length == 0 { break }
      bytes += piece.prefix(length)
    }
    return bytes
  }

  private func waitForBytes() throws {
    var request = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 100) == 0 { try Task.checkCancellation() }
  }

  private static func failure(of name: String) -> RecordFileError {
    .cannotRead(file: name, reason: String(cString: strerror(errno)))
  }
}
