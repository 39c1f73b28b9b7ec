extension Screen {
  /// The previews of the screen in two states.
  var previews: String {
    """
    \(viewImports)

    extension Preview {
      /// The previews of the \(title) screen.
      static var \(memberName)Screen: [Preview] {
        [
          Preview("\(name)View", "New", group: "\(title)") {
            \(name)View(viewModel: \(name)ViewModel())
          },
          Preview("\(name)View", "Counted", group: "\(title)") {
            \(name)View(viewModel: \(name)ViewModel(state: \(name)ViewState(count: 3)))
          },
        ]
      }
    }
    """
  }
}
