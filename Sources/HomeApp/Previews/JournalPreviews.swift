import GtkBridge
import HomeCore

extension Preview {
  static var journal: [Preview] {
    [
      Preview("JournalView", "Entries", group: AppScreen.journal.title) { journalView(entries: 6) },
      Preview("JournalView", "Empty", group: AppScreen.journal.title) { journalView(entries: 0) },
    ]
  }

  private static func journalView(entries: Int) -> JournalView {
    var time = Date(timeIntervalSince1970: 1_790_000_000)
    let journal = LifeCycleJournal {
      time += 0.25
      return time
    }
    for event in LifeCycle.allCases.prefix(entries) { journal.record(event, of: "Home") }
    return JournalView(viewModel: JournalViewModel(journal: journal, writer: JournalFileWriter()))
  }
}
