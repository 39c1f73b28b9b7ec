import GtkBridge
import HomeCore

/// What a screen shows that has nothing to show: an icon, why, and a way on.
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
  /// Says why something could not be read, with a button that tries again.
  init(failure: String, title: String, retry: @escaping () -> Void) {
    self.init(
      icon: "dialog-error-symbolic", title: title, description: failure,
      actionTitle: String(localized: "Try Again"), action: retry)
  }
}

/// What a screen shows while its first content is being read.
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
