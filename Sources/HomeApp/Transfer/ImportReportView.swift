import GtkBridge
import HomeCore

/// A list of the rows that were not imported, with reasons.
struct ImportReportView: View {
  let title: String
  let report: RecordImportReport
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      Text(title)
        .multilineTextAlignment(.center)
        .padding()
      Divider()
      List(ReportLine.lines(of: report)) { line in
        Text(line.text)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .listStyle(.plain)
      Divider()
      Button(role: .cancel) {
        dismiss()
      } label: {
        Text(String(localized: "Close")).frame(maxWidth: .infinity)
      }
      .padding()
    }
    .frame(width: 340, height: 420)
    .navigationTitle(String(localized: "Import Report"))
  }
}

struct ReportLine: Identifiable, Equatable {
  let id: Int
  let text: String

  static func lines(of report: RecordImportReport) -> [ReportLine] {
    report.badRowLines.enumerated().map { ReportLine(id: $0.offset, text: $0.element) }
  }
}
