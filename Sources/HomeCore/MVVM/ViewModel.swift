import Combine

/// A view model with a readable state and inputs that change it.
///
/// A view that uses an ``AnyViewModel`` works with any view model of the same state and inputs: the real one, or one
/// with a fixed state for a preview.
public protocol ViewModel: ObservableObject where ObjectWillChangePublisher.Output == Void {
  /// The state shown by the view.
  associatedtype State
  /// The user's inputs, or `Never` if there are none.
  associatedtype Input

  /// The current state.
  var state: State { get }

  /// Handles an input.
  func trigger(_ input: Input)
}
