import Foundation
import Graphics

extension Gtk {
  /// The decoded pictures of files. All views that show the same file share one picture.
  ///
  /// A picture remains as long as a view shows it. The most recently used pictures remain longer, so that a scrolling
  /// list does not decode its pictures again and again.
  @MainActor
  enum SharedTextures {
    private struct Entry {
      let version: Version
      let texture: WeakReference
    }

    /// The properties of a file that show whether it has been written again.
    private struct Version: Equatable {
      let size: Int64
      let seconds: Int
      let nanoseconds: Int
    }

    private static var entries: [String: Entry] = [:]
    /// The most recently used pictures, the oldest first.
    private static var recent: [Texture] = []
    /// The maximum size in bytes of all pictures in ``recent``.
    private static let mostBytes = 16 << 20
    /// The number of entries at which entries without a picture are removed.
    private static var limit = 64

    /// Returns the picture of a file, or `nil` if it is not readable.
    static func texture(file path: String) -> Texture? {
      guard let version = version(of: path) else { return nil }
      if let entry = entries[path], entry.version == version, let object = entry.texture.object {
        return use(Texture(retaining: object.pointer))
      }
      guard let texture = Texture(file: path) else { return nil }
      if entries.count >= limit {
        entries = entries.filter { $0.value.texture.object != nil }
        limit = max(64, entries.count * 2)
      }
      entries[path] = Entry(version: version, texture: WeakReference(texture))
      return use(texture)
    }

    private static func use(_ texture: Texture) -> Texture {
      recent.removeAll { $0.pointer == texture.pointer }
      recent.append(texture)
      var bytes = recent.reduce(0) { $0 + $1.byteCount }
      while bytes > mostBytes { bytes -= recent.removeFirst().byteCount }
      return texture
    }

    private static func version(of path: String) -> Version? {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      return Version(
        size: Int64(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }
  }
}

extension Gtk.Texture {
  fileprivate var byteCount: Int { width * height * 4 }
}
