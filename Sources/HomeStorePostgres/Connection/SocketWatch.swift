import Dispatch
import Foundation

/// An event source of a socket, which ends when it is deallocated.
///
/// It has a descriptor of its own, because Dispatch needs one until a source is cancelled completely, and libpq closes
/// its socket when it wants to.
final class SocketWatch {
  enum Event {
    case readable
    case writable
  }

  private let source: any DispatchSourceProtocol

  /// - Parameter handler: A closure that runs on the queue as long as the socket is ready.
  init?(_ socket: Int32, until event: Event, on queue: DispatchQueue, handler: @escaping @Sendable () -> Void) {
    let descriptor = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { return nil }
    source =
      switch event {
      case .readable: DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      case .writable: DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
      }
    source.setEventHandler(handler: DispatchWorkItem(block: handler))
    source.setCancelHandler(handler: DispatchWorkItem { close(descriptor) })
    source.activate()
  }

  deinit { source.cancel() }

  func cancel() { source.cancel() }

  /// Waits until a socket is ready.
  ///
  /// - Returns: `false` once the deadline has passed or the task is cancelled.
  static func wait(
    for socket: Int32, until event: Event, deadline: ContinuousClock.Instant, on queue: DispatchQueue,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let (events, continuation) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingOldest(1))
    guard let watch = SocketWatch(socket, until: event, on: queue, handler: { continuation.yield(true) }) else {
      return false
    }
    defer { watch.cancel() }
    let rest = (deadline - .now) / .milliseconds(1)
    queue.asyncAfter(deadline: .now() + .milliseconds(Int(max(rest, 0)))) { continuation.yield(false) }
    for await isReady in events { return isReady }
    return false
  }
}
