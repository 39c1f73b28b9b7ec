import GtkBridge
import HomeCore

/// What happens to the program's screens, as it happens: filtered, exported, cleared.
struct JournalView: View {
  @ObservedObject var viewModel: JournalViewModel

  var body: some View {
    VStack(spacing: 0) {
      JournalControls(viewModel: viewModel)
        .padding()
      Divider()
      // The latest first.
      List(viewModel.entries.reversed()) { entry in
        JournalRow(entry: entry)
      }
      Divider()
      JournalFooter(viewModel: viewModel)
        .padding()
    }
  }
}

/// The filter, and what can be done with the entries.
struct JournalControls: View {
  @ObservedObject var viewModel: JournalViewModel

  var body: some View {
    HStack {
      SearchField(String(localized: "Filter by screen"), text: $viewModel.filter.screenText)
        .frame(maxWidth: .infinity)
      Menu(String(localized: "Events")) {
        ForEach(LifeCycle.allCases, id: \.self) { event in
          Toggle(event.rawValue, isOn: $viewModel[shows: event])
        }
      }
      Menu(String(localized: "Export")) {
        ForEach(JournalFormat.allCases, id: \.self) { format in
          Button(format.rawValue.uppercased()) {
            viewModel.export(as: format, to: FileManager.default.documents.appending(path: format.fileName))
          }
        }
      }
      Button(String(localized: "Clear")) { viewModel.clear() }
    }
  }
}

/// One event of one screen.
struct JournalRow: View {
  let entry: LifeCycleJournal.Entry

  var body: some View {
    HStack(spacing: 12) {
      Text(entry.timeOfDay())
        .foregroundColor(.secondary)
      Text(entry.screen)
        .bold()
      Text(entry.event.rawValue)
      Spacer()
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 2)
  }
}

/// How many entries there are, and what came of the last export.
struct JournalFooter: View {
  @ObservedObject var viewModel: JournalViewModel

  var body: some View {
    HStack {
      switch viewModel.notice {
      case .exported(let count, let url):
        Text(
          String(
            localized: "\(count) entry was written to \(url.path)",
            plural: "\(count) entries were written to \(url.path)",
            count: count))
      case .failed(let reason): Text(reason).foregroundColor(.red)
      case nil: Text(String(localized: "\(viewModel.entries.count) of \(viewModel.totalCount) entries"))
      }
      Spacer()
    }
    .font(.caption)
  }
}

extension FileManager {
  /// The user's folder for documents, or the home folder where there is none.
  fileprivate var documents: URL {
    urls(for: .documentDirectory, in: .userDomainMask).first { fileExists(atPath: $0.path) }
      ?? homeDirectoryForCurrentUser
  }
}
