import Foundation

/// A proxy between a store and the server's socket, which disturbs the traffic.
final class LoopbackProxy: Sendable {
  private struct State {
    var isPaused = false
    var isCuttingAtAnswer = false
    var isRefusing = false
    var delay: UInt32 = 0
    var sockets: Set<Int32> = []
    var connectionCount = 0
  }

  let port: UInt16
  private let listener: Int32
  private let server: String
  /// An `NSLock`, because ThreadSanitizer does not understand waiting on a `Mutex`.
  private let lock = NSLock()
  /// Safe, because it is only accessed while the lock is held.
  private nonisolated(unsafe) var state = State()

  init(server folder: URL) throws {
    server = folder.appending(path: ".s.PGSQL.5432").path
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 100) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    signal(SIGPIPE, SIG_IGN)
    let thread = Thread { [weak self, listener] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else { return }
        self.serve(client)
      }
    }
    thread.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    cut()
  }

  func address(of database: String, user: String = "postgres") -> String {
    "postgresql://\(user)@127.0.0.1:\(port)/\(database)"
  }

  private func withState<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

  /// The number of connections so far.
  var connectionCount: Int { withState { $0.connectionCount } }

  /// Ends all connections.
  func cut() {
    withState { state in
      state.isCuttingAtAnswer = false
      for socket in state.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  /// Ends all connections at the server's next answer, which does not arrive.
  func cutAtNextAnswer() {
    withState { $0.isCuttingAtAnswer = true }
  }

  /// Stops the traffic, or resumes it.
  func pause(_ isPaused: Bool) {
    withState { $0.isPaused = isPaused }
  }

  /// Ends each new connection at once.
  func refuse(_ isRefusing: Bool) {
    withState { $0.isRefusing = isRefusing }
  }

  /// Delays the traffic by some time.
  func delay(microseconds: UInt32) {
    withState { $0.delay = microseconds }
  }

  private func serve(_ client: Int32) {
    guard !withState({ $0.isRefusing }) else {
      close(client)
      return
    }
    let upstream = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: server.utf8.prefix(107)) }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(upstream, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else {
      close(client)
      close(upstream)
      return
    }
    withState { state in
      state.sockets.formUnion([client, upstream])
      state.connectionCount += 1
    }
    let pair = Pair(client: client, upstream: upstream)
    Thread { self.pump(from: client, to: upstream, isAnswer: false, pair) }.start()
    Thread { self.pump(from: upstream, to: client, isAnswer: true, pair) }.start()
  }

  /// Two sockets that are closed once neither direction needs them.
  private final class Pair: Sendable {
    let client: Int32
    let upstream: Int32

    init(client: Int32, upstream: Int32) {
      self.client = client
      self.upstream = upstream
    }

    deinit {
      close(client)
      close(upstream)
    }
  }

  private func pump(from source: Int32, to target: Int32, isAnswer: Bool, _ pair: Pair) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      guard count > 0 else { break }
      if isAnswer, withState({ $0.isCuttingAtAnswer }) {
        cut()
        break
      }
      while withState({ $0.isPaused }) { usleep(5_000) }
      let delay = withState { $0.delay }
      if delay > 0 { usleep(delay) }
      var start = 0
      while start < count {
        let written = buffer[start..<count].withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
        guard written > 0 else { break }
        start += written
      }
    }
    withState { state in
      for socket in [pair.client, pair.upstream] {
        shutdown(socket, Int32(SHUT_RDWR))
        state.sockets.remove(socket)
      }
    }
  }
}
