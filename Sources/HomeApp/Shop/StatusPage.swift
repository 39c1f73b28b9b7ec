import GtkBridge
import HomeCore

/// A page for a screen without content: an icon, an explanation and an optional button.
struct StatusPage: View {
  let image: Image
  let title: String
  var description = ""
  var actionTitle: String?
  var action: () -> Void = {}

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      // A long explanation in a small window is scrolled to.
      ScrollView { content }
    }
    .accessibilityAddTraits(.updatesFrequently)
    .announced(description.isEmpty ? title : title + ". " + description)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var content: some View {
    VStack(spacing: 12) {
      StatusHead(image: image, title: title)
      if !description.isEmpty {
        Text(description)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 420)
      }
      if let actionTitle {
        Button(actionTitle, action: action)
          .buttonStyle(.borderedProminent)
          .pill()
          .padding(.top, 24)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity)
  }
}

/// The large icon and the title of a page without content.
struct StatusHead: View {
  let image: Image
  let title: String
  var color = Color.secondary

  var body: some View {
    image
      .font(.system(size: 128))
      .foregroundColor(color)
      .padding(.bottom, 24)
      .accessibilityHidden(true)
    Text(title)
      .font(.largeTitle)
      .fontWeight(.heavy)
      .multilineTextAlignment(.center)
  }
}

extension StatusPage {
  /// Creates a page with an icon of the desktop's theme.
  init(
    icon: String, title: String, description: String = "", actionTitle: String? = nil, action: @escaping () -> Void = {}
  ) {
    self.init(
      image: Image(icon: icon), title: title, description: description, actionTitle: actionTitle, action: action)
  }

  /// Creates a page for a missing connection to the store. The window's own line shows the reason and the remedy.
  init(disconnected title: String) {
    self.init(icon: "network-offline-symbolic", title: title)
  }

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
    .task {
      // A screen reader must not report a load that only takes a moment.
      try? await Task.sleep(for: .seconds(1))
      if !Task.isCancelled { AccessibilityNotification.Announcement(String(localized: "Loading…")).post() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
