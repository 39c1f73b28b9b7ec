import ViewControllers

/// A controller whose user input reaches its view model as explicit streams, and comes back as explicit streams.
protocol ViewModelBinding: ViewController {
  /// Hands the user's input to the view model.
  func bindInputToViewModel()

  /// Shows what the view model makes of it.
  func subscribeOutputToViewModel()

  /// Hands to the coordinator what switches screens.
  func userAction()
}

extension ViewModelBinding {
  /// Binds everything, once the view is loaded.
  func bindViewModel() {
    bindInputToViewModel()
    subscribeOutputToViewModel()
    userAction()
  }
}
