import Foundation
import HomeCore

/// Writes a file, which takes its place when it is whole. Standard output, and what is not an ordinary file, is written at
/// once.
final class ByteSink {
  private let url: URL
  /// What is written until the file is whole; `nil` if that is no ordinary file.
  private let temporary: URL?
  private let handle: FileHandle
  private var buffer: [UInt8] = []
  private var isFinished = false

  /// - Throws: ``RecordFileError`` if the file cannot be made.
  init(_ url: URL) throws {
    self.url = url
    do {
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
      if values?.isDirectory == true { throw POSIXError(.EISDIR) }
      if url.path == "/dev/stdout" {
        // What the shell has opened may be an ordinary file, at any place in it.
        temporary = nil
        handle = .standardOutput
      } else if let values, values.isRegularFile != true {
        temporary = nil
        handle = try FileHandle(forWritingTo: url)
      } else {
        let temporary = url.deletingLastPathComponent()
          .appending(path: ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
        try Data().write(to: temporary)
        self.temporary = temporary
        handle = try FileHandle(forWritingTo: temporary)
      }
    } catch {
      throw RecordFileError.cannotWrite(file: url.lastPathComponent, reason: error.systemReason)
    }
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
