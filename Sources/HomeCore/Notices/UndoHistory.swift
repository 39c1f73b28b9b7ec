/// A stack of undoable changes.
///
/// One history serves the whole program, so that a change can be undone from another screen or window. Each change posts
/// a notice with an Undo button.
///
/// ```swift
/// undo.register(String(localized: "The journal was cleared.")) { journal.restore(entries) }
/// undo.undo()
/// ```
public final class UndoHistory {
  private struct Step {
    let notice: Notice.ID
    let undo: @MainActor () async throws -> Void
  }

  /// The highest number of steps.
  private static let capacity = 100

  private let notices: NoticeCenter
  private let work = SerialTasks()
  private var steps: [Step] = []

  /// Creates an empty history.
  ///
  /// - Parameter notices: The center for the notices about changes and about failures to undo them.
  public init(notices: NoticeCenter = NoticeCenter()) {
    self.notices = notices
  }

  /// Indicates whether there is a change to undo.
  public var canUndo: Bool { !steps.isEmpty }

  /// Registers a change and posts a notice about it.
  ///
  /// - Parameters:
  ///   - title: A sentence that names what has changed.
  ///   - undo: A closure that undoes the change. It must not depend on the original screen, which may be closed by then.
  /// - Returns: The identifier of the notice, which is that of the change.
  @discardableResult
  public func register(_ title: String, undo: @escaping @MainActor () async throws -> Void) -> Notice.ID {
    let notice = notices.post(title, actionTitle: String(localized: "Undo")) { [weak self] in self?.undo($0) }
    if steps.count == Self.capacity { steps.removeFirst() }
    steps.append(Step(notice: notice, undo: undo))
    return notice
  }

  /// Removes a change and its notice from the history, if no other change came after it. Another change that continues
  /// this one can then be registered for both.
  ///
  /// - Returns: A Boolean value that indicates whether the change was the latest.
  func unregisterLatest(_ change: Notice.ID) -> Bool {
    guard steps.last?.notice == change else { return false }
    unregister(change)
    return true
  }

  /// Removes a change that can no longer be undone from the history, with its notice.
  func unregister(_ change: Notice.ID) {
    guard let index = steps.lastIndex(where: { $0.notice == change }) else { return }
    steps.remove(at: index)
    notices.withdraw(change)
  }

  /// Posts a notice about a removal that failed.
  func report(_ error: any Error) {
    notices.post(error.sentence)
  }

  /// Undoes the latest change, if there is one.
  public func undo() {
    guard let step = steps.popLast() else { return }
    perform(step)
  }

  private func undo(_ notice: Notice.ID) {
    guard let index = steps.firstIndex(where: { $0.notice == notice }) else { return }
    perform(steps.remove(at: index))
  }

  private func perform(_ step: Step) {
    notices.withdraw(step.notice)
    work.add { [notices] in
      do {
        try await step.undo()
      } catch {
        notices.post("\(error)")
      }
    }
  }
}
