import GtkBridge
import HomeCore

/// The journal of life-cycle events, which can be filtered, exported and cleared.
struct JournalView: View {
  /// Not observed here, because the list follows the list store's changes.
  let viewModel: JournalViewModel

  var body: some View {
    VStack(spacing: 0) {
      JournalControls(viewModel: viewModel)
        .padding()
      Divider()
      List(viewModel.entries) { entry in
        JournalRow(entry: entry)
          .contextMenu {
            Button(String(localized: "Show Only “\(entry.screen)”")) { viewModel.filter.screenText = entry.screen }
            Button(String(localized: "Show All Entries")) { viewModel.filter.screenText = "" }
          }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 0)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Divider()
      JournalFooter(viewModel: viewModel)
        .padding()
    }
  }
}

/// The controls for filtering, exporting and clearing entries.
struct JournalControls: View {
  @ObservedObject var viewModel: JournalViewModel
  @State private var format = JournalFormat.csv
  @State private var isExporting = false

  var body: some View {
    // Controls that do not fit beside the field wrap to the next line together.
    FlowStack {
      SearchField(String(localized: "Filter by screen"), text: $viewModel.filter.screenText)
        .frame(idealWidth: 240)
      FlowStack {
        Menu(String(localized: "Events")) {
          ForEach(LifeCycle.allCases, id: \.self) { event in
            Toggle(event.rawValue, isOn: $viewModel[shows: event])
          }
        }
        Menu(String(localized: "Export")) {
          ForEach(JournalFormat.allCases, id: \.self) { format in
            Button(format.rawValue.uppercased()) {
              self.format = format
              isExporting = true
            }
          }
        }
        Button(String(localized: "Clear")) { viewModel.clear() }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .fileDestination(isPresented: $isExporting, contentType: format.contentType, defaultFilename: format.fileName) {
      viewModel.export(as: format, to: $0)
    }
    .fileDialogMessage(String(localized: "Export Journal"))
  }
}

struct JournalRow: View {
  let entry: LifeCycleJournal.Entry
  @Environment(\.textScale) private var textScale

  var body: some View {
    row
      .listRowInsets(EdgeInsets(top: 2, leading: 12, bottom: 2, trailing: 12))
      .listRowSeparator(.hidden)
  }

  @ViewBuilder private var row: some View {
    if textScale > 1.2 {
      // Large text needs a vertical layout, because columns would be wider than a small window.
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.screen).bold()
        Text(entry.event.rawValue)
        time
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 12) {
        // The fixed width aligns the columns in fonts whose digits differ in width.
        time
          .frame(width: 96 * textScale, alignment: .leading)
        Text(entry.screen)
          .bold()
          .lineLimit(1)
          .frame(width: 92 * textScale, alignment: .leading)
        Text(entry.event.rawValue)
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private var time: some View {
    Text(entry.timeOfDay())
      .foregroundColor(.secondary)
      .lineLimit(1)
  }
}

/// The number of entries and the result of the last export.
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
    .accessibilityAddTraits(.updatesFrequently)
    .font(.caption)
  }
}

extension JournalFormat {
  fileprivate var contentType: UTType {
    switch self {
    case .csv: .commaSeparatedText
    case .json: .json
    }
  }
}
