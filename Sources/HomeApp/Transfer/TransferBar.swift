import GtkBridge
import HomeCore

/// A bar at the bottom of a window: the progress of the program's import or export with a cancel button, and then its
/// outcome.
struct TransferBar: View {
  @ObservedObject var viewModel: AnyViewModel<RecordTransferState, RecordTransferInput>

  var body: some View {
    if let title = viewModel.state.title {
      Divider()
      TransferProgress(title: title, progress: viewModel.progress) { viewModel.trigger(.cancel) }
    } else if let outcome = viewModel.outcome {
      Divider()
      TransferOutcome(outcome: outcome, viewModel: viewModel)
    }
  }
}

private struct TransferProgress: View {
  let title: String
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
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .clamped()
  }
}

/// The outcome of a transfer that needs the user's attention.
private struct TransferOutcome: View {
  let outcome: RecordTransferState.Outcome
  let viewModel: AnyViewModel<RecordTransferState, RecordTransferInput>
  @State private var isReading = false
  @State private var file: URL?

  var body: some View {
    HStack(spacing: 12) {
      Text(outcome.title)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let previewed = outcome.previewed {
        Button(String(localized: "Review…")) { file = previewed.id }
      } else if outcome.report != nil {
        Button(String(localized: "Show Report…")) { isReading = true }
      }
      IconButton(icon: "window-close-symbolic", title: String(localized: "Close")) {
        viewModel.trigger(.dismissOutcome)
      }
    }
    .accessibilityAddTraits(.updatesFrequently)
    .announced(outcome.title)
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .clamped()
    .background { ImportPreviewPresenter(viewModel: viewModel, file: $file) }
    .sheet(isPresented: $isReading) {
      if let report = outcome.report { ImportReportView(title: outcome.title, report: report) }
    }
  }
}
