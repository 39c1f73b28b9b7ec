extension Screen {
  /// The view, which depends only on the view model.
  var view: String {
    """
    \(viewImports)

    /// The view of the \(title) screen.
    struct \(name)View: View {
      @ObservedObject var viewModel: \(name)ViewModel

      var body: some View {
        VStack(spacing: 12) {
          Text("\\(viewModel.state.count)")
            .font(.largeTitle)
          HStack {
            Button("Count") { viewModel.request(action: .increment) }
    \(otherButtons)
          }
        }
        .padding(24)
      }
    }
    """
  }

  private var otherButtons: String {
    switch style {
    case .rib, .mvvm:
      """
              Button("Reset") { viewModel.request(action: .reset) }
                .disabled(viewModel.state.count == 0)
      """
    case .coordinator:
      """
              Button("Next") { viewModel.request(action: .openNext) }
              Button("Back") { viewModel.request(action: .close) }
                .disabled(viewModel.state.level == 0)
      """
    }
  }
}
