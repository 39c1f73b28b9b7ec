import CPostgres
import Dispatch

/// A request to a server to cancel the current statement of a connection.
enum PostgresCancel {
  /// Sends the request through a connection of its own, without waiting. A late request may cancel the next statement
  /// of the connection.
  static func send(for handle: PostgresHandle) {
    guard let cancel = handle.library.getCancel(handle.pointer) else { return }
    let address = Int(bitPattern: cancel)
    let (send, free) = (handle.library.cancel, handle.library.freeCancel)
    DispatchQueue.global().async {
      guard let cancel = OpaquePointer(bitPattern: address) else { return }
      var message = [CChar](repeating: 0, count: 256)
      _ = send(cancel, &message, Int32(message.count))
      free(cancel)
    }
  }
}
