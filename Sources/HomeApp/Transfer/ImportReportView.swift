import GtkBridge
import HomeCore

/// What is wrong with the rows of a file that could not be imported, and the way to import the others.
struct ImportReportView: View {
  @ObservedObject var viewModel: ShopContent.Transfer
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      if let outcome = viewModel.outcome, let report = outcome.report {
        Text(outcome.title)
          .multilineTextAlignment(.center)
          .padding()
        Divider()
        List(rows(of: report)) { row in
          Text(row.text)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
        }
        Divider()
        answers(to: outcome)
          .padding()
      }
    }
    .frame(width: 340, height: 420)
    .navigationTitle(String(localized: "Import Report"))
  }

  private func answers(to outcome: RecordTransferState.Outcome) -> some View {
    VStack(spacing: 6) {
      if case .refused = outcome {
        Button {
          dismiss()
          viewModel.trigger(.importGoodRows)
        } label: {
          Text(String(localized: "Import Good Rows")).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
      Button(role: .cancel) {
        dismiss()
      } label: {
        Text(String(localized: "Close")).frame(maxWidth: .infinity)
      }
    }
  }

  private func rows(of report: RecordImportReport) -> [ReportRow] {
    var texts = report.badRows.map { String(localized: "Line \($0.line): \($0.reason)") }
    let hidden = report.badRowCount - report.badRows.count
    if hidden > 0 {
      texts.append(
        String(localized: "\(hidden) more row is bad.", plural: "\(hidden) more rows are bad.", count: hidden))
    }
    return texts.enumerated().map { ReportRow(id: $0.offset, text: $0.element) }
  }
}

/// A line of the report.
private struct ReportRow: Identifiable, Equatable {
  let id: Int
  let text: String
}
