import GtkBridge
import HomeCore

extension Preview {
  /// The stages of an import, from the preview of a file to the report.
  static var transfers: [Preview] {
    let group = String(localized: "Shell")
    let (width, bad) = (360.0, [7, 19, 311])
    func importPreview(_ name: String, _ file: String, _ report: RecordImportReport) -> Preview {
      Preview("ImportPreviewView", name, group: group, traits: .fixedLayout(width: width, height: 640)) {
        ImportPreviewView(previewed: PreviewExchange.previewed(file, report: report)) {}
      }
    }
    return [
      importPreview("Some Good", "books.csv", PreviewExchange.report(badLines: bad)),
      importPreview("All Good", "books.csv", PreviewExchange.report()),
      importPreview("Nothing Good", "books.csv", PreviewExchange.report(goodRowCount: 0, badLines: bad)),
      importPreview(
        "Long Name", String(repeating: "VeryLongNameOfAFile", count: 8) + ".csv", PreviewExchange.report()),
      Preview("TransferBar", "Reading", group: group, traits: .fixedLayout(width: width, height: 80)) {
        TransferBar(viewModel: PreviewExchange.reading)
      } readyWhen: { texts in
        texts.contains { $0.contains(PreviewExchange.rowCount.formatted()) }
      },
      Preview("ImportReportView", group: group, traits: .sizeThatFitsLayout) {
        ImportReportView(title: "books.csv", report: PreviewExchange.report(badLines: bad))
      },
    ]
  }
}
