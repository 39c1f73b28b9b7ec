import GtkBridge

final class PlayerViewController: UIViewController {
  private(set) var isPlaying = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isPlaying = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isPlaying = false
  }
}

final class PlayerCoordinator {
  private let navigation: UINavigationController
  private var player: PlayerViewController?

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func open() {
    let player = PlayerViewController()
    player.onHostRemoval = { [weak self] _ in
      self?.player = nil
    }
    self.player = player
    navigation.pushViewController(player, animated: true)
  }
}

struct PlayerView: View {
  let onEvent: (LifeCycle) -> Void

  var body: some View {
    Text("Playing")
      .lifeCycle { event in onEvent(event) }
      .task { await warmUp() }
  }

  private func warmUp() async {}
}
