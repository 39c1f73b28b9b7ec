import GtkBridge
import HomeCore

extension Preview {
  /// Imports that run, and what came of them.
  static var transfers: [Preview] {
    let group = String(localized: "Shell")
    return [
      Preview("TransferBar", "Importing", group: group, traits: .fixedLayout(width: 360, height: 80)) {
        TransferBar(viewModel: PreviewExchange.importing)
      } readyWhen: { texts in
        texts.contains { $0.contains(PreviewExchange.rowCount.formatted()) }
      },
      Preview("ImportReportView", "Refused", group: group, traits: .sizeThatFitsLayout) {
        ImportReportView(viewModel: PreviewExchange.refused)
      } readyWhen: { texts in
        texts.contains { $0.contains("books.csv") }
      },
    ]
  }
}
