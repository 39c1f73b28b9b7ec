import Foundation

/// The socket of the system's journal for entries with fields.
struct JournalSocket: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Connects to the journal, or returns `nil` if there is none.
  init?(path: String = "/run/systemd/journal/socket") {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    self.path = path
    guard descriptor >= 0 else { return nil }
  }

  /// Indicates whether the journal reads standard error. The system then names the file of the stream in the
  /// environment.
  static var isStandardError: Bool {
    guard let stream = ProcessInfo.processInfo.environment["JOURNAL_STREAM"] else { return false }
    var status = stat()
    return fstat(STDERR_FILENO, &status) == 0 && stream == "\(status.st_dev):\(status.st_ino)"
  }

  /// Sends an entry. Returns `false` if the journal does not accept it.
  func send(_ fields: [(name: String, value: String)]) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let entry = Self.entry(fields)
    return entry.withUnsafeBytes { bytes in
      withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          sendto(
            descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL), $0,
            socklen_t(MemoryLayout<sockaddr_un>.size)) == bytes.count
        }
      }
    }
  }

  /// Returns the entry in the journal's format: each value follows its length, because it may have several lines.
  static func entry(_ fields: [(name: String, value: String)]) -> Data {
    var data = Data()
    for (name, value) in fields {
      data += Data("\(name)\n".utf8)
      let count = UInt64(value.utf8.count)
      data += Data((0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) })
      data += Data("\(value)\n".utf8)
    }
    return data
  }
}
