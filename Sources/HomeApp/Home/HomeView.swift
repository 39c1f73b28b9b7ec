import GtkBridge
import HomeCore

/// The Home screen: two buttons and the interactor's state.
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
