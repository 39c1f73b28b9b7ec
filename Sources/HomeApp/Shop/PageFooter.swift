import GtkBridge
import HomeCore

/// The last row of a list that is read page by page: that more is coming, or why no more came.
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
  /// Whether there is something to say at the end of what has been read.
  var hasFooter: Bool { phase == .loadingMore || phase.failure != nil }
}
