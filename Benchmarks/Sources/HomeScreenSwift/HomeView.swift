import GtkBridge

final class HomeViewModel: ObservableObject {
  weak var listener: HomePresentableListener?

  @Published private(set) var state: HomeViewState

  init(listener: HomePresentableListener?, state: HomeViewState) {
    self.listener = listener
    self.state = state
  }

  func update(state: HomeViewState) {
    self.state = state
  }

  func request(action: HomeViewAction) {
    listener?.request(action: action)
  }
}

struct HomeView: View {
  @ObservedObject var viewModel: HomeViewModel

  /// How often `body` was read, which tells whether states were applied one by one or coalesced.
  private(set) static var bodyCount = 0

  var body: some View {
    let _ = Self.countBody()
    HStack {
      Spacer()
      VStack(alignment: .center) {
        Spacer()
        Button("Tap1 Action Button") { viewModel.request(action: .tap1) }
        Button("Tap2 Action Button") { viewModel.request(action: .tap2) }
        Spacer().frame(height: 10)
        Text(viewModel.state.title).font(.title).border(.gray)
        Spacer().frame(height: 10)
        Text(viewModel.state.desc).font(.title).border(.gray)
        Spacer()
      }
      Spacer()
    }
    .border(Color.blue)
    .padding()
  }

  private static func countBody() {
    bodyCount += 1
  }
}
