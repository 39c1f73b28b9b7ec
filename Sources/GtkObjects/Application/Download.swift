import CDownload
import Foundation
import Synchronization

/// Downloads data from the web with the desktop's libcurl. The first download opens the library, so that a program
/// without downloads does not load it.
package enum Download {
  package struct Failure: Error {
    package let reason: String
  }

  /// A request to end a download early, from any thread.
  package final class Cancellation: Sendable {
    private let flag = Atomic<Bool>(false)

    package init() {}
    package func cancel() { flag.store(true, ordering: .relaxed) }
    var isCancelled: Bool { flag.load(ordering: .relaxed) }
  }

  /// Downloads data, and returns when the data are complete. Call this on a separate thread.
  package static func data(from url: String, _ cancellation: Cancellation) -> Result<Data, Failure> {
    let box = Unmanaged.passRetained(cancellation)
    defer { box.release() }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var reason: UnsafePointer<CChar>?
    let isLoaded = gtkbridge_download(
      url,
      { context in
        guard let context else { return false }
        return Unmanaged<Cancellation>.fromOpaque(context).takeUnretainedValue().isCancelled
      }, box.toOpaque(), &bytes, &count, &reason)
    defer { free(bytes) }
    guard isLoaded else {
      return .failure(Failure(reason: reason.map { String(cString: $0) } ?? "The download failed."))
    }
    return .success(bytes.map { Data(bytes: $0, count: count) } ?? Data())
  }
}
