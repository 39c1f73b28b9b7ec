import GtkBridge
import HomeCore

/// The program's import or export at the foot of a window: how far it has come with the button that stops it, and then what
/// there is to read about it.
struct TransferBar: View {
  @ObservedObject var viewModel: ShopContent.Transfer
  @State private var isReading = false

  var body: some View {
    if let title = viewModel.state.title {
      Divider()
      TransferProgress(title: title, progress: viewModel.progress) { viewModel.trigger(.cancel) }
    } else if let outcome = viewModel.outcome {
      Divider()
      TransferOutcome(outcome: outcome) {
        isReading = true
      } dismiss: {
        viewModel.trigger(.dismissOutcome)
      }
      .sheet(isPresented: $isReading) { ImportReportView(viewModel: viewModel) }
    }
  }
}

/// How far it has come.
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

/// What came of it, where that is more than can be said in passing.
private struct TransferOutcome: View {
  let outcome: RecordTransferState.Outcome
  let read: () -> Void
  let dismiss: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(outcome.title)
        .frame(maxWidth: .infinity, alignment: .leading)
      if outcome.report != nil {
        Button(String(localized: "Show Report…"), action: read)
      }
      IconButton(icon: "window-close-symbolic", title: String(localized: "Close"), action: dismiss)
    }
    .accessibilityAddTraits(.updatesFrequently)
    .announced(outcome.title)
    .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
    .clamped()
  }
}
