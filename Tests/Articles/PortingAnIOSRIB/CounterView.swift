import GtkBridge

struct CounterViewState: Equatable {
  var count: Int
}

enum CounterViewAction {
  case increment
  case reset
}

final class CounterViewModel: ObservableObject {
  weak var listener: CounterPresentableListener?

  @Published var state: CounterViewState

  init(state: CounterViewState) {
    self.state = state
  }
}

struct CounterView: View {
  @ObservedObject var viewModel: CounterViewModel

  var body: some View {
    VStack(spacing: 12) {
      Text("\(viewModel.state.count)")
        .font(.largeTitle)
      Button("Count") { viewModel.listener?.request(action: .increment) }
      Button("Reset") { viewModel.listener?.request(action: .reset) }
        .disabled(viewModel.state.count == 0)
    }
    .padding(24)
  }
}
