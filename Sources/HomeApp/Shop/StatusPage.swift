import GtkBridge
import HomeCore

/// A page for a screen without content: an icon, an explanation and an optional button.
struct StatusPage: View {
  let icon: String
  let title: String
  var description = ""
  var actionTitle: String?
  var action: () -> Void = {}

  var body: some View {
    VStack(spacing: 12) {
      Spacer()
      Image(icon: icon)
        .font(.system(size: 54))
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(title)
        .font(.title)
        .multilineTextAlignment(.center)
      if !description.isEmpty {
        Text(description)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 420)
      }
      if let actionTitle {
        Button(actionTitle, action: action)
          .buttonStyle(.borderedProminent)
          .padding(.top, 6)
      }
      Spacer()
    }
    .accessibilityAddTraits(.updatesFrequently)
    .announced(description.isEmpty ? title : title + ". " + description)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension StatusPage {
  /// Creates a page that explains a failure and offers to retry.
  init(failure: String, title: String, retry: @escaping () -> Void) {
    self.init(
      icon: "dialog-error-symbolic", title: title, description: failure,
      actionTitle: String(localized: "Try Again"), action: retry)
  }
}

/// A page with a progress indicator for the first load of a screen.
struct LoadingPage: View {
  var body: some View {
    VStack {
      Spacer()
      ProgressView()
        .accessibilityLabel(String(localized: "Loading…"))
      Spacer()
    }
    .accessibilityAddTraits(.updatesFrequently)
    .announced(String(localized: "Loading…"))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
