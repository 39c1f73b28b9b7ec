/// A stack of undoable removals.
///
/// One history serves the whole program, so that a removal can be undone from another screen or window. Each removal
/// posts a notice with an Undo button.
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
  /// - Parameter notices: The center for the notices about removals and about failures to undo them.
  public init(notices: NoticeCenter = NoticeCenter()) {
    self.notices = notices
  }

  /// Indicates whether there is a removal to undo.
  public var canUndo: Bool { !steps.isEmpty }

  /// Registers a removal and posts a notice about it.
  ///
  /// - Parameters:
  ///   - title: A sentence that names the removed item.
  ///   - undo: A closure that undoes the removal. It must not depend on the original screen, which may be closed by
  ///     then.
  public func register(_ title: String, undo: @escaping @MainActor () async throws -> Void) {
    let notice = notices.post(title, actionTitle: String(localized: "Undo")) { [weak self] in self?.undo($0) }
    if steps.count == Self.capacity { steps.removeFirst() }
    steps.append(Step(notice: notice, undo: undo))
  }

  /// Posts a notice about a removal that failed.
  func report(_ error: any Error) {
    notices.post(error.sentence)
  }

  /// Undoes the latest removal, if there is one.
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
