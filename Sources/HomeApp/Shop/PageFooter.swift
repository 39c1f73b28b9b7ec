import GtkBridge
import HomeCore

/// The last row of a paged list: a progress indicator, or the reason why the next page failed to load.
struct PageFooter: View {
  let phase: LoadPhase
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 6) {
      if let reason = phase.failure {
        Text(reason)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
        Button(String(localized: "Try Again"), action: retry)
      } else {
        ProgressView()
      }
    }
    .accessibilityAddTraits(.updatesFrequently)
    .padding(12)
    .clamped()
  }
}

extension PagedList {
  var hasFooter: Bool { phase == .loadingMore || phase.failure != nil }
}
