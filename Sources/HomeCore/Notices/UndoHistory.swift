/// Remembers how to bring back what was taken away, the latest last.
///
/// It is the whole program's, for somebody may want back what was taken away on another screen, or in another window. Each
/// thing is told of with a button that brings it back.
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

  /// How many steps back there are.
  private static let capacity = 100

  private let notices: NoticeCenter
  private let work = SerialTasks()
  private var steps: [Step] = []

  /// - Parameter notices: Where it is said what was taken away, and why something could not be brought back.
  public init(notices: NoticeCenter = NoticeCenter()) {
    self.notices = notices
  }

  /// Whether there is something to bring back.
  public var canUndo: Bool { !steps.isEmpty }

  /// Tells of something that was taken away.
  ///
  /// - Parameters:
  ///   - title: What was taken away, in a sentence.
  ///   - undo: Brings it back. It must not count on the screen that it was taken away on, which may be gone.
  public func register(_ title: String, undo: @escaping @MainActor () async throws -> Void) {
    let notice = notices.post(title, actionTitle: String(localized: "Undo")) { [weak self] in self?.undo($0) }
    if steps.count == Self.capacity { steps.removeFirst() }
    steps.append(Step(notice: notice, undo: undo))
  }

  /// Brings back what was taken away last; nothing if there is nothing.
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
