/// Runs pieces of work one after another, in the order in which they came: what the user does twice happens twice, and
/// the later last.
///
/// Work that has begun is finished even if this object goes: the user has asked for it.
final class SerialTasks {
  private var last: Task<Void, Never>?
  private var pending = 0

  /// Whether nothing is left to be done.
  var isIdle: Bool { pending == 0 }

  /// Whether nothing is left to be done after the work that asks.
  var isLast: Bool { pending == 1 }

  /// Does work after all that came before it.
  func add(_ work: @escaping @MainActor () async -> Void) {
    pending += 1
    last = Task { [last, weak self] in
      await last?.value
      await work()
      self?.pending -= 1
    }
  }
}
