import Foundation

/// File operations that survive a power failure.
public nonisolated enum DurableFile {
  /// Replaces a file atomically. When this returns, the new file is on disk.
  ///
  /// - Throws: Foundation's error.
  public static func write(_ data: Data, to url: URL) throws {
    try data.write(to: url, options: .atomic)
    try synchronizeFolder(of: url)
  }

  /// Waits until the folder entry of a file is on disk. Before that, a power failure may restore the previous entry.
  ///
  /// - Throws: `POSIXError` if the disk fails. An unreadable folder, or a file system that cannot synchronize folders,
  ///   is not an error.
  public static func synchronizeFolder(of url: URL) throws {
    let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    guard fsync(folder) == 0 || errno == EINVAL else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
