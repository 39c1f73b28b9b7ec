import GtkBridge
import HomeCore

/// How far an import or an export has come, and the button that stops it.
struct TransferBar: View {
  let activity: RecordTransferState.Activity
  let progress: RecordProgress
  let cancel: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      ProgressView(value: progress.fractionCompleted ?? 0) {
        Text(title)
          .font(.caption)
          .lineLimit(1)
      }
      .accessibilityLabel(title)
      Button(String(localized: "Cancel"), action: cancel)
    }
    .padding()
    .clamped()
  }

  private var title: String {
    let count = progress.rowCount
    return switch activity {
    case .importing(let file):
      String(
        localized: "Importing “\(file)”: \(count) row", plural: "Importing “\(file)”: \(count) rows", count: count)
    case .exporting(let file):
      String(
        localized: "Exporting “\(file)”: \(count) row", plural: "Exporting “\(file)”: \(count) rows", count: count)
    }
  }
}
