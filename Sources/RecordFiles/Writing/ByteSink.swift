import Foundation
import HomeCore

/// A file writer that replaces the target when the file is complete, and keeps its permissions and symbolic links.
/// Standard output and special files are written directly.
package final class ByteSink {
  /// The file's URL with symbolic links resolved.
  private let url: URL
  /// The temporary file for the contents, or `nil` for a special file.
  private let temporary: URL?
  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// - Throws: ``RecordFileError`` if the file cannot be created.
  package init(_ url: URL) throws {
    let isStandardOutput = url.path == "/dev/stdout"
    let url = isStandardOutput ? url : url.resolvingSymlinksInPath()
    self.url = url
    do {
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
      if values?.isDirectory == true { throw POSIXError(.EISDIR) }
      if isStandardOutput {
        // The shell may have redirected output to any position in a regular file, so the file must not be replaced.
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

  private static func openTemporaryFile(toReplace url: URL) throws -> (URL, FileHandle) {
    let temporary = url.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    // The flags refuse existing files and links, which other users may have planted in a shared folder.
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

  package func write(_ bytes: some Sequence<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes the buffer and moves the file to its final place.
  package func finish() throws {
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
