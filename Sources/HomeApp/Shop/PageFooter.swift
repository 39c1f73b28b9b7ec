import GtkBridge
import HomeCore

/// The last row of a list that is read page by page: that more is coming, or why no more came.
struct PageFooter: View {
  let phase: LoadPhase
  let retry: () -> Void

  var body: some View {
    HStack {
      Spacer()
      switch phase {
      case .loadingMore: ProgressView()
      case .failed(let reason):
        VStack(spacing: 6) {
          Text(reason)
            .foregroundColor(.secondary)
            .multilineTextAlignment(.center)
          Button(String(localized: "Try Again"), action: retry)
        }
      case .idle, .loading, .loaded: EmptyView()
      }
      Spacer()
    }
    .accessibilityAddTraits(.updatesFrequently)
    .padding(.vertical, phase == .loadingMore || phase.failure != nil ? 12 : 0)
  }
}
