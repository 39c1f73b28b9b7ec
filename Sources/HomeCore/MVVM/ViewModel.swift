import Combine

/// What a view shows and asks for: a state that is read, and inputs that change it.
///
/// A view that knows its view model only as an ``AnyViewModel`` shows whatever has the same state and takes the same
/// inputs: the real one, or one with a fixed state for a preview.
public protocol ViewModel: ObservableObject where ObjectWillChangePublisher.Output == Void {
  /// What one view shows.
  associatedtype State
  /// What the user can ask of it; `Never` where there is nothing to ask.
  associatedtype Input

  /// What the view shows now.
  var state: State { get }

  /// Does what the user asks.
  func trigger(_ input: Input)
}
