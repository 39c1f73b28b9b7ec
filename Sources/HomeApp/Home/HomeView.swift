import GtkBridge
import HomeCore

/// The Home screen: two buttons and the interactor's state.
struct HomeView: View {
  @ObservedObject var viewModel: HomeViewModel
  /// Indicates whether frames show how the views are laid out. They are for the preview.
  var showsFrames = false

  var body: some View {
    HStack {
      Spacer()
      VStack(alignment: .center) {
        Spacer()

        Button(String(localized: "Tap1 Action Button")) {
          viewModel.request(action: .tap1)
        }
        .pill()

        Button(String(localized: "Tap2 Action Button")) {
          viewModel.request(action: .tap2)
        }
        .pill()

        Spacer()
          .frame(height: 10)

        Text(viewModel.state.title)
          .font(.title.bold())
          .border(showsFrames ? .gray : .clear)

        Spacer()
          .frame(height: 10)

        Text(viewModel.state.desc)
          .font(.title.bold())
          .border(showsFrames ? .gray : .clear)

        Spacer()
      }
      Spacer()
    }
    .border(showsFrames ? .blue : .clear)
    .padding()
  }
}
