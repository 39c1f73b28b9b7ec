import Foundation
import HomeCore

/// Writes a file, which takes its place when it is whole, with the permissions of the one that was there; a link stays one.
/// Standard output, and what is not an ordinary file, is written at once.
final class ByteSink {
  /// Where the file is, behind any links.
  private let url: URL
  /// What is written until the file is whole; `nil` if that is no ordinary file.
  private let temporary: URL?
  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// - Throws: ``RecordFileError`` if the file cannot be made.
  init(_ url: URL) throws {
    let isStandardOutput = url.path == "/dev/stdout"
    let url = isStandardOutput ? url : url.resolvingSymlinksInPath()
    self.url = url
    do {
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
      if values?.isDirectory == true { throw POSIXError(.EISDIR) }
      if isStandardOutput {
        // What the shell has opened may be an ordinary file, at any place in it.
        temporary = nil
        handle = .standardOutput
      } else if let values, values.isRegularFile != true {
        temporary = nil
        handle = try FileHandle(forWritingTo: url)
      } else {
        (temporary, handle) = try Self.openTemporaryFile(toReplace: url)
      }
    } catch {
      throw RecordFileError.cannotWrite(file: url.lastPathComponent, reason: error.systemReason)
    }
  }

  /// Makes a file beside another one, to take its place.
  private static func openTemporaryFile(toReplace url: URL) throws -> (URL, FileHandle) {
    let temporary = url.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    // In a folder that others may write to nothing that they have put there is followed or written over.
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var status = stat()
    if stat(url.path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    return (temporary, FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  deinit {
    if handle !== FileHandle.standardOutput { try? handle.close() }
    if !isFinished, let temporary { try? FileManager.default.removeItem(at: temporary) }
  }

  /// Adds bytes.
  func write(_ bytes: some Sequence<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Puts the file in its place.
  func finish() throws {
    try flush()
    guard let temporary else { return }
    do {
      try handle.synchronize()
      guard rename(temporary.path, url.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      isFinished = true
      try DurableFile.synchronizeFolder(of: url)
    } catch {
      throw RecordFileError.cannotWrite(file: url.lastPathComponent, reason: error.systemReason)
    }
  }

  private func flush() throws {
    do {
      try handle.write(contentsOf: Data(buffer))
    } catch {
      throw RecordFileError.cannotWrite(file: url.lastPathComponent, reason: error.systemReason)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
