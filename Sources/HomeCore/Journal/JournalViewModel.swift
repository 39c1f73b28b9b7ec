import Combine
import Foundation
import ViewControllers

/// What the journal's screen shows: the entries that pass the filter, as they come.
public final class JournalViewModel: ObservableObject {
  /// What came of the last export.
  public nonisolated enum Notice: Equatable, Sendable {
    /// So many entries were written to the file.
    case exported(count: Int, URL)
    /// A sentence for people.
    case failed(String)
  }

  /// The entries that pass the filter, the latest first: a store, for they come without end, and one at a time.
  public let entries = ListStore<LifeCycleJournal.Entry>()

  /// Which entries are seen.
  @Published public var filter = JournalFilter() {
    didSet { if filter != oldValue { apply() } }
  }

  /// What came of the last export, until it is dismissed.
  @Published public private(set) var notice: Notice?

  private let journal: LifeCycleJournal
  private let writer: any JournalWriting
  private let undo: UndoHistory
  private var subscription: AnyCancellable?

  /// Makes a view model of a journal, which `writer` exports, and of which `undo` brings back what is cleared.
  public init(journal: LifeCycleJournal, writer: any JournalWriting, undo: UndoHistory = UndoHistory()) {
    self.journal = journal
    self.writer = writer
    self.undo = undo
    apply()
    subscription = journal.changes.sink { [weak self] in self?.follow($0) }
  }

  /// How many entries there are, seen or not.
  public var totalCount: Int { journal.entries.count }

  /// Whether entries with this event are seen: `$viewModel[shows: .viewDidLoad]` is a binding for a switch.
  public subscript(shows event: LifeCycle) -> Bool {
    get { filter.events.contains(event) }
    set {
      if newValue { filter.events.insert(event) } else { filter.events.remove(event) }
    }
  }

  /// Forgets all entries, also those that are not seen.
  public func clear() {
    let (journal, entries) = (journal, journal.clear())
    guard !entries.isEmpty else { return }
    let count = entries.count
    undo.register(
      String(localized: "\(count) entry was cleared.", plural: "\(count) entries were cleared.", count: count)
    ) { journal.restore(entries) }
  }

  /// Writes the entries that are seen, and says in ``notice`` what came of it.
  public func export(as format: JournalFormat, to url: URL) {
    do throws(JournalWritingError) {
      try writer.write(try format.text(of: entries.reversed()), to: url)
      notice = .exported(count: entries.count, url)
    } catch {
      notice = .failed(error.description)
    }
  }

  /// The notice has been read.
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
