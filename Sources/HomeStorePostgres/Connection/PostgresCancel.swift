import CPostgres
import Dispatch

/// A message to a server to stop what a connection has it do.
enum PostgresCancel {
  /// Sends the message through a connection of its own, and without waiting for that. A message that comes too late may
  /// stop the next statement of the connection.
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
