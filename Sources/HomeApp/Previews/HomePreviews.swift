import GtkBridge
import HomeCore

extension Preview {
  static var home: [Preview] {
    [
      Preview("HomeView", "Hello", group: AppScreen.home.title) {
        PreviewedHome(title: String(localized: "Hello"), desc: String(localized: "World"))
      },
      Preview("HomeView", "Tapped", group: AppScreen.home.title) {
        PreviewedHome(
          title: String(localized: "Tap1 Action"), desc: String(localized: "Tap1 Number \(3)"))
      },
      Preview("HomeView", "Long Texts", group: AppScreen.home.title) {
        PreviewedHome(
          title: "What happened takes more than one line to tell, as it does in some languages", desc: "Number 5")
      },
    ]
  }
}

/// A listener that answers the Home screen's actions in place of an interactor.
final class HomePreviewListener: ObservableObject, HomePresentableListener {
  let viewModel: HomeViewModel
  private var taps = 0

  init(state: HomeViewState) {
    viewModel = HomeViewModel(state: state)
    viewModel.listener = self
  }

  func request(action: HomeViewAction) {
    taps += 1
    viewModel.update(state: HomeViewState(title: "Preview \(action)", desc: "Number \(taps)"))
  }
}

/// The Home screen with its listener, which has the same lifetime.
private struct PreviewedHome: View {
  @StateObject private var listener: HomePreviewListener

  init(title: String, desc: String) {
    _listener = StateObject(wrappedValue: HomePreviewListener(state: HomeViewState(title: title, desc: desc)))
  }

  var body: some View { HomeView(viewModel: listener.viewModel, showsFrames: true) }
}
