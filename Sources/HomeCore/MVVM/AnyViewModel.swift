import Combine

/// A type-erased view model that exposes only its state and inputs.
///
/// ```swift
/// let viewModel = AnyViewModel(BookListViewModel(service: service))
/// viewModel.books           // the same as viewModel.state.books
/// viewModel.trigger(.search("달"))
/// ```
///
/// It retains the wrapped view model and forwards to it.
@dynamicMemberLookup
public final class AnyViewModel<State, Input>: @MainActor ViewModel {
  private let wrappedObjectWillChange: () -> AnyPublisher<Void, Never>
  private let wrappedState: () -> State
  private let wrappedTrigger: (Input) -> Void

  /// Wraps `viewModel`.
  public init<V: ViewModel>(_ viewModel: V) where V.State == State, V.Input == Input {
    wrappedObjectWillChange = { viewModel.objectWillChange.eraseToAnyPublisher() }
    wrappedState = { viewModel.state }
    wrappedTrigger = viewModel.trigger
  }

  /// Sends before the state of the wrapped view model changes.
  public var objectWillChange: AnyPublisher<Void, Never> { wrappedObjectWillChange() }

  /// The state of the wrapped view model.
  public var state: State { wrappedState() }

  /// Passes an input to the wrapped view model.
  public func trigger(_ input: Input) {
    wrappedTrigger(input)
  }

  /// Accesses a property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }
}
