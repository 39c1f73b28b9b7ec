import Combine
import Foundation
import ViewControllers

/// A view model that shows the filtered entries of the journal and follows its changes.
public final class JournalViewModel: ObservableObject {
  /// The result of the last export.
  public nonisolated enum Notice: Equatable, Sendable {
    /// The given number of entries was written to the file.
    case exported(count: Int, URL)
    /// The export failed. The value is a sentence for the user.
    case failed(String)
  }

  /// The filtered entries, the latest first. A list store, because entries arrive one at a time and without end.
  public let entries = ListStore<LifeCycleJournal.Entry>()

  /// The filter for the entries.
  @Published public var filter = JournalFilter() {
    didSet { if filter != oldValue { apply() } }
  }

  /// The result of the last export, until it is dismissed.
  @Published public private(set) var notice: Notice?

  private let journal: LifeCycleJournal
  private let writer: any JournalWriting
  private let undo: UndoHistory
  private var subscription: AnyCancellable?

  /// Creates a view model of a journal. `writer` saves exports, and `undo` can restore cleared entries.
  public init(journal: LifeCycleJournal, writer: any JournalWriting, undo: UndoHistory = UndoHistory()) {
    self.journal = journal
    self.writer = writer
    self.undo = undo
    apply()
    subscription = journal.changes.sink { [weak self] in self?.follow($0) }
  }

  /// The number of all entries, including those the filter hides.
  public var totalCount: Int { journal.entries.count }

  /// Indicates whether the filter includes an event: `$viewModel[shows: .viewDidLoad]` is a binding for a switch.
  public subscript(shows event: LifeCycle) -> Bool {
    get { filter.events.contains(event) }
    set {
      if newValue { filter.events.insert(event) } else { filter.events.remove(event) }
    }
  }

  /// Removes all entries, including those the filter hides.
  public func clear() {
    let (journal, entries) = (journal, journal.clear())
    guard !entries.isEmpty else { return }
    let count = entries.count
    undo.register(
      String(localized: "\(count) entry was cleared.", plural: "\(count) entries were cleared.", count: count)
    ) { journal.restore(entries) }
  }

  /// Exports the filtered entries to a file and stores the result in ``notice``.
  public func export(as format: JournalFormat, to url: URL) {
    do throws(JournalWritingError) {
      try writer.write(try format.text(of: entries.reversed()), to: url)
      notice = .exported(count: entries.count, url)
    } catch {
      notice = .failed(error.description)
    }
  }

  /// Dismisses the notice.
  public func dismissNotice() {
    notice = nil
  }

  private func apply() {
    objectWillChange.send()
    entries.replaceSubrange(0..<entries.count, with: journal.entries.filter(filter.includes).reversed())
  }

  private func follow(_ change: LifeCycleJournal.Change) {
    objectWillChange.send()
    switch change {
    case .added(let entry):
      if filter.includes(entry) { entries.insert(entry, at: 0) }
    case .removed(let id):
      entries.removeSubrange((entries.firstIndex { $0.id < id } ?? entries.count)..<entries.count)
    case .cleared:
      entries.removeAll()
    case .restored:
      apply()
    }
  }
}
