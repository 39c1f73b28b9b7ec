import Foundation
import HomeCore

/// A file that is read from its beginning to its end, or what the program is given by the one who starts it.
///
/// Whoever waits for a pipe or a terminal stops waiting when the task is cancelled.
final class InputFile {
  /// How many bytes there are in all, if it is a file on a disk.
  let count: Int?

  private let name: String
  private let handle: FileHandle

  /// How many bytes are read at once.
  private static let pieceLength = 1 << 16
  /// What a piece of a pipe has at least, so that it shows how its text is written.
  private static let minimumPieceLength = 1 << 12

  /// - Throws: ``RecordFileError`` if there is no such file, it may not be read, or it is no file.
  init(_ url: URL) throws {
    name = url.lastPathComponent
    let isStandardInput = url.path == "/dev/stdin"
    if isStandardInput {
      handle = .standardInput
    } else {
      // A pipe to which nobody writes yet is opened at once.
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

  /// The next bytes; none at the end.
  ///
  /// - Throws: ``RecordFileError``, or a `CancellationError` once the task has been cancelled that waits for them.
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
