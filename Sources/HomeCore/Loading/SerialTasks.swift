/// A serial queue of tasks, which run in the order in which they were added.
///
/// Pending work finishes even after this object is released, because the user has requested it.
final class SerialTasks {
  private var last: Task<Void, Never>?
  private var pending = 0

  /// Indicates whether the queue is empty.
  var isIdle: Bool { pending == 0 }

  /// Indicates whether the running work is the last in the queue.
  var isLast: Bool { pending == 1 }

  func add(_ work: @escaping @MainActor () async -> Void) {
    pending += 1
    last = Task { [last, weak self] in
      await last?.value
      await work()
      self?.pending -= 1
    }
  }
}
