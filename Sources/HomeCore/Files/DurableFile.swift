import Foundation

/// Files that are on the disk, with their names, when they are told to be.
public nonisolated enum DurableFile {
  /// Writes a file that takes the place of the one before when it is whole. When this returns, the new one stays, whatever
  /// becomes of the computer.
  ///
  /// - Throws: Foundation's error.
  public static func write(_ data: Data, to url: URL) throws {
    try data.write(to: url, options: .atomic)
    try synchronizeFolder(of: url)
  }

  /// Waits until a file's name is on the disk: before that the one that had the name may be back after a power failure.
  ///
  /// - Throws: `POSIXError` if the disk fails. A folder that may not be read, or a file system that knows nothing of the
  ///   kind, is no error.
  public static func synchronizeFolder(of url: URL) throws {
    let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    guard fsync(folder) == 0 || errno == EINVAL else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
