import GtkBridge
import HomeCore

/// The Home screen: two buttons, and the state that the interactor answers with.
struct HomeView: View {
  @ObservedObject var viewModel: HomeViewModel

  var body: some View {
    HStack {
      Spacer()
      VStack(alignment: .center) {
        Spacer()

        Button(String(localized: "Tap1 Action Button")) {
          viewModel.request(action: .tap1)
        }

        Button(String(localized: "Tap2 Action Button")) {
          viewModel.request(action: .tap2)
        }

        Spacer()
          .frame(height: 10)

        Text(viewModel.state.title)
          .font(.title)
          .border(.gray)

        Spacer()
          .frame(height: 10)

        Text(viewModel.state.desc)
          .font(.title)
          .border(.gray)

        Spacer()
      }
      Spacer()
    }
    .border(Color.blue)
    .padding()
  }
}

#if DEBUG
  /// Shows the Home screen with a listener that answers by itself.
  struct HomeView_Previews: PreviewProvider {
    final class Listener: HomePresentableListener {
      var viewModel: HomeViewModel? {
        didSet { viewModel?.listener = self }
      }

      func request(action: HomeViewAction) {
        viewModel?.update(state: HomeViewState(title: "Preview \(action)", desc: "Number \(Int.random(in: 0...5))"))
      }
    }

    static let listener = Listener()

    static var previews: some View {
      let viewModel = HomeViewModel(state: HomeViewState(title: "Hello", desc: "World"))
      listener.viewModel = viewModel
      return HomeView(viewModel: viewModel)
    }
  }
#endif
