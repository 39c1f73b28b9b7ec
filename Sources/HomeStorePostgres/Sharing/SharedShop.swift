import Foundation
import HomeCore
import RecordFiles

/// The connections of a shared store: one that reads and listens, and one that changes, so that no list waits for a
/// lock. They are opened at their first use, and again after a loss.
actor SharedShop {
  enum Role {
    case reading
    case changing
  }

  /// The time limits.
  struct Patience: Sendable {
    /// How long a server may be silent while it owes an answer.
    var silence = Duration.seconds(15)
    /// How long a call keeps trying while the server cannot be reached.
    var absence = Duration.seconds(4)
    /// How long a search that a replica can answer waits for the server.
    var meeting = Duration.seconds(1)
    /// How long the server may owe an answer before the user is informed.
    var quiet = Duration.seconds(1)
    /// The number of attempts at a call that other transactions obstruct.
    var attempts = 12
  }

  nonisolated let books = ChangeBroadcast<BookChange>()
  nonisolated let comics = ChangeBroadcast<ComicChange>()
  nonisolated let offers = ChangeBroadcast<Void>()
  nonisolated let cartChangesElsewhere = ChangeBroadcast<Void>()
  nonisolated let states = ConnectionStates()
  /// The identifier of this store's changes.
  nonisolated let origin = UUID().uuidString

  private nonisolated let address: String
  private nonisolated let password: PasswordRequest?
  private nonisolated let patience: Patience
  private let catalogue: Catalogue?
  private nonisolated let makesShop: Bool
  private nonisolated let replica: SearchReplica?

  private var attempts: [Role: Attempt] = [:]
  private var lastNumber = 0
  private var recovery: Task<Void, Never>?
  /// Indicates whether the connection was lost for a time, so that calls have failed and changes were missed.
  private var hasFailed = false
  private var news = ShopNews()
  /// Indicates whether a change was reported as failed that the server may still make.
  private var hasLostAnswer = false
  /// The position in the server's log that a replica must have replayed before it answers a search.
  private var position: String?

  private struct Attempt {
    let number: Int
    let task: Task<PostgresPipeline, any Error>
    /// The open connection.
    var pipeline: PostgresPipeline?
  }

  init(address: String, catalogue: Catalogue?, makesShop: Bool, password: PasswordRequest?, patience: Patience) {
    self.address = address
    replica = PostgresAddress.replica(of: address).map {
      SearchReplica(address: $0, password: password, patience: patience.silence)
    }
    self.catalogue = catalogue
    self.makesShop = makesShop
    self.password = password
    self.patience = patience
  }

  /// Closes the connections until their next use.
  func close() async {
    recovery?.cancel()
    recovery = nil
    let open = attempts.values
    attempts = [:]
    // Changes are not reported until the next use.
    hasFailed = false
    states.show(.connecting)
    for attempt in open {
      attempt.task.cancel()
      if case .success(let pipeline) = await attempt.task.result { await pipeline.close() }
    }
    await replica?.close()
  }
}

// MARK: - Requests

extension SharedShop {
  /// Runs a query.
  ///
  /// - Throws: ``ServiceError``, or `CancellationError`.
  nonisolated func read(_ sql: String, _ values: [Value] = []) async throws -> [PostgresRow] {
    try await request(sql, values, role: .reading)
  }

  /// Runs a query of the catalogue: on a replica that knows all reported changes, or else on the server.
  ///
  /// - Throws: ``ServiceError``, or `CancellationError`.
  nonisolated func search(_ sql: String, _ values: [Value]) async throws -> [PostgresRow] {
    if let replica {
      await meetServer()
      if let rows = try await replica.rows(of: sql, values, position: position) { return rows }
    }
    return try await read(sql, values)
  }

  /// Waits until the server is connected and reports its changes, but not for a server that is known to be away or
  /// takes long.
  private nonisolated func meetServer() async {
    if await isConnected { return }
    if case .waiting = states.current { return }
    await withTaskGroup { group in
      group.addTask { _ = try? await self.pipeline(.reading) }
      group.addTask { [patience] in try? await Task.sleep(for: patience.meeting) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Runs a statement that changes something. The statement makes the change only once, however often it runs: it may
  /// be repeated if its answer is lost.
  ///
  /// - Throws: ``ServiceError``, or `CancellationError` if nothing has changed.
  @discardableResult
  nonisolated func change(_ sql: String, _ values: [Value] = []) async throws -> [PostgresRow] {
    try await request(sql, values, role: .changing)
  }

  /// Runs a longer task on a connection of its own.
  ///
  /// - Throws: ``ServiceError``, the errors of `body`, or `CancellationError`.
  nonisolated func inSession<Result: Sendable>(
    _ body: @Sendable (PostgresSession) async throws -> Result
  ) async throws -> Result {
    do {
      _ = try await pipeline(.reading)
      let session = PostgresSession()
      try await session.open(address, password: password)
      // A migration may have begun since the shop was opened.
      try await ShopSchema.checkIsWhole(server: await session.server) { try await session.run($0) }
      return try await body(session)
    } catch {
      throw await serviceError(error, isOfConnection: false)
    }
  }

  private nonisolated func request(_ sql: String, _ values: [Value], role: Role) async throws -> [PostgresRow] {
    let deadline = ContinuousClock.now + patience.absence
    var count = 0
    while true {
      // The state of the connection contains the reason for a missing connection.
      var isOpen = false
      do {
        let pipeline = try await pipeline(role)
        isOpen = true
        let rows = try await pipeline.query(sql, values, isChange: role == .changing)
        if role == .changing {
          await noteAnswer(isLost: false)
          if case .readOnly = states.current { states.show(.connected) }
        }
        return rows
      } catch {
        count += 1
        guard let error = error as? PostgresError, mayTryAgain(after: error, count: count, deadline: deadline) else {
          if role == .changing, isOfConnection(error) { await noteAnswer(isLost: true) }
          throw await serviceError(error, isOfConnection: role == .reading && (!isOpen || isOfConnection(error)))
        }
        // A random delay keeps conflicting transactions apart.
        let longest = min(0.01 * Double(1 << min(count, 6)), 0.5)
        try await Task.sleep(for: .seconds(.random(in: longest / 2...longest)))
      }
    }
  }

  private nonisolated func mayTryAgain(
    after error: PostgresError, count: Int, deadline: ContinuousClock.Instant
  ) -> Bool {
    switch error.kind {
    case .busy, .stopped: count < patience.attempts
    default: error.isOfConnection && .now < deadline
    }
  }

  private nonisolated func isOfConnection(_ error: any Error) -> Bool {
    (error as? PostgresError)?.isOfConnection == true
  }

  /// - Parameter isOfConnection: A Boolean value that indicates whether the state of the connection also contains the
  ///   reason.
  private func serviceError(_ error: any Error, isOfConnection: Bool) -> any Error {
    let reason: String
    switch error {
    case let error as PostgresError:
      reason = error.description
      switch error.kind {
      case .notFound: return ServiceError.notFound
      case .cartIsEmpty: return ServiceError.cartIsEmpty
      case .readOnly:
        states.show(.readOnly(reason: reason))
        return ServiceError.unavailable(reason: reason)
      default: break
      }
    case let error as CatalogueError: reason = error.description
    default: return error
    }
    return isOfConnection ? ServiceError.disconnected(reason: reason) : .unavailable(reason: reason)
  }
}

// MARK: - Connections

extension SharedShop {
  private func pipeline(_ role: Role) async throws -> PostgresPipeline {
    // A store listens to the changes of others from its first use.
    if role == .changing { _ = try await pipeline(.reading) }
    if let open = attempts[role]?.pipeline { return open }
    if let attempt = attempts[role] { return try await attempt.task.valueForCaller }
    lastNumber += 1
    let number = lastNumber
    let task = Task { try await open(role, number: number) }
    attempts[role] = Attempt(number: number, task: task)
    return try await task.valueForCaller
  }

  private var isConnected: Bool { attempts[.reading]?.pipeline != nil }

  private func open(_ role: Role, number: Int) async throws -> PostgresPipeline {
    do {
      let pipeline = try await open(role, number: number, tellingState: role == .reading)
      if attempts[role]?.number == number { attempts[role]?.pipeline = pipeline }
      return pipeline
    } catch {
      if attempts[role]?.number == number {
        attempts[role] = nil
        if role == .reading { fail(error) }
      }
      throw error
    }
  }

  private func open(_ role: Role, number: Int, tellingState: Bool) async throws -> PostgresPipeline {
    if tellingState, case .failed = states.current { states.show(.connecting) }
    let pipeline = PostgresPipeline(patience: patience.silence, quiet: patience.quiet) { [weak self] payload in
      Task { await self?.hear(payload) }
    } onQuiet: { [weak self] in
      Task { await self?.showQuiet() }
    } onEnd: { [weak self] error in
      Task { await self?.lose(role, number: number, error) }
    }
    try await pipeline.open(address, password: password)
    let server = await pipeline.server
    let isReadOnly = await pipeline.isReadOnly
    if role == .reading {
      if try await !ShopSchema.isDone(on: pipeline) {
        if isReadOnly { throw PostgresError(.readOnly, server: server) }
        try await ShopSchema.prepare(address, password: password, catalogue: catalogue, makesShop: makesShop)
      }
      try await ShopSchema.checkIsWhole(server: server) { try await pipeline.query($0) }
    }
    // A generic plan for any word is bad for rare words. A change is on the disk before it is reported.
    try await pipeline.set(
      """
      SELECT set_config('shop.origin', $1, {local}), set_config('lock_timeout', '10s', {local}),
        set_config('plan_cache_mode', 'force_custom_plan', {local}),
        (SELECT set_config('synchronous_commit', 'on', {local}) WHERE current_setting('synchronous_commit') = 'off')
      """, [.text(origin)])
    guard role == .reading else { return pipeline }
    // A standby cannot listen, nor can the connections of a pooler.
    if await !pipeline.isStandby, await !pipeline.isPooled {
      let channels = try await pipeline.query("SELECT 'shop' UNION ALL SELECT shop.channel(session_user::text)")
      for channel in channels { _ = try await pipeline.query("LISTEN \(channel.text(0))") }
    }
    // A replica may not yet know the changes that are then reported.
    if hasFailed, replica != nil { position = try? await pipeline.query(Self.positionQuery).first?.text(0) }
    guard attempts[role]?.number == number else { throw PostgresError(.lost, server: server) }
    states.show(isReadOnly ? .readOnly(reason: PostgresError(.readOnly, server: server).description) : .connected)
    if hasFailed { tellEverything() }
    hasFailed = false
    return pipeline
  }

  /// Shows whether the server owes an answer.
  private func showQuiet() async {
    var isQuiet = false
    for pipeline in attempts.values.compactMap(\.pipeline) where await pipeline.isQuiet { isQuiet = true }
    switch states.current {
    case .connected where isQuiet: states.show(.slow)
    case .slow where !isQuiet: states.show(.connected)
    default: break
    }
  }

  private func lose(_ role: Role, number: Int, _ error: PostgresError) {
    guard attempts[role]?.number == number else { return }
    attempts[role] = nil
    if role == .reading { fail(error) }
  }

  /// Shows the reason for a missing connection, and tries again if that may help.
  private func fail(_ error: any Error) {
    if error is CancellationError { return }
    hasFailed = true
    let reason = (error as? PostgresError)?.description ?? "\(error)"
    guard (error as? PostgresError)?.isOfConnection == true else {
      states.show((error as? PostgresError)?.kind == .readOnly ? .readOnly(reason: reason) : .failed(reason: reason))
      return
    }
    states.show(.waiting(reason: reason))
    guard recovery == nil else { return }
    recovery = Task { [weak self] in
      var longest = 0.1
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(.random(in: longest / 2...longest)))
        guard await self?.recover() == false else { return }
        longest = min(longest * 2, 10)
      }
    }
  }

  /// - Returns: Whether no further attempt is necessary, or none can help.
  private func recover() async -> Bool {
    if Task.isCancelled { return true }
    do {
      _ = try await pipeline(.reading)
    } catch let error as PostgresError where error.isOfConnection {
      return false
    } catch {}
    // The connection may already be lost again.
    if case .waiting = states.current { return false }
    recovery = nil
    return true
  }
}

// MARK: - Changes of others, and those of this store whose answer was lost

extension SharedShop {
  /// Withholds searches from a replica that has not replayed all commits so far.
  func noteChanges() async {
    guard replica != nil else { return }
    position = try? await read(Self.positionQuery).first?.text(0)
  }

  private static let positionQuery = "SELECT pg_current_wal_lsn()::text"

  private func tellEverything() {
    for change in BookChange.allCases { books.send(change) }
    comics.send(.comics)
    offers.send(())
  }

  private func noteAnswer(isLost: Bool) { hasLostAnswer = isLost }

  private func hear(_ payload: String) {
    let isOwn = payload.hasPrefix(origin)
    if isOwn, !hasLostAnswer { return }
    let isFirst = news.isEmpty
    news.add(payload, isOwn: isOwn)
    guard isFirst, !news.isEmpty else { return }
    Task { [weak self] in
      // Many changes may come at the same time.
      try? await Task.sleep(for: .milliseconds(50))
      await self?.tellNews()
    }
  }

  private func tellNews() async {
    let news = news
    self.news = ShopNews()
    if news.hasCatalogue { await noteChanges() }
    for change in BookChange.allCases where news.books.contains(change) { books.send(change) }
    if news.hasCart { cartChangesElsewhere.send(()) }
    if news.hasOffers { offers.send(()) }
    if news.hasComics { return comics.send(.comics) }
    guard !news.likedComics.isEmpty else { return }
    guard news.likedComics.count <= ShopNews.maximumLikes,
      let liked = try? await PostgresComicService(shop: self).comics(news.likedComics)
    else { return comics.send(.comics) }
    for comic in liked { comics.send(.likes(comic)) }
  }
}
