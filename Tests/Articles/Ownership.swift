import GtkBridge

protocol AlarmListener: AnyObject {
  func alarmDidRing()
}

final class AlarmViewModel: ObservableObject {
  weak var listener: AlarmListener?

  @Published private(set) var isRinging = false

  private var cancellables: Set<AnyCancellable> = []

  init(rings: AnyPublisher<Void, Never>) {
    rings
      .sink { [weak self] in
        self?.isRinging = true
        self?.listener?.alarmDidRing()
      }
      .store(in: &cancellables)
  }
}

struct AlarmView: View {
  @ObservedObject var viewModel: AlarmViewModel

  var body: some View {
    Text(viewModel.isRinging ? "It rings" : "All is quiet")
  }
}
