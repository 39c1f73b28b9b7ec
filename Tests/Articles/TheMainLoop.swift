import GtkBridge

final class ClockViewModel: ObservableObject {
  @Published private(set) var time = Date()

  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.time = Date() }
    }
  }

  func stop() {
    timer?.invalidate()
  }
}

@concurrent
func loadTitle() async -> String {
  "Read away from the main thread"
}

final class TitleViewModel: ObservableObject {
  @Published private(set) var title = ""

  func load() {
    Task {
      title = await loadTitle()
    }
  }
}
