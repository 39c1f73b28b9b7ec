import ViewControllers

/// A controller that is connected to its view model by an input stream and an output stream.
protocol ViewModelBinding: ViewController {
  /// Connects the user's input to the view model.
  func bindInputToViewModel()

  /// Subscribes to the view model's output.
  func subscribeOutputToViewModel()

  /// Connects navigation actions to the coordinator.
  func userAction()
}

extension ViewModelBinding {
  /// Sets up all bindings, once the view is loaded.
  func bindViewModel() {
    bindInputToViewModel()
    subscribeOutputToViewModel()
    userAction()
  }
}
