import Combine

/// A view model of which only the state and the inputs are known.
///
/// ```swift
/// let viewModel = AnyViewModel(BookListViewModel(service: service))
/// viewModel.books           // the same as viewModel.state.books
/// viewModel.trigger(.search("달"))
/// ```
///
/// It keeps the view model that it stands for, and forwards to it.
@dynamicMemberLookup
public final class AnyViewModel<State, Input>: @MainActor ViewModel {
  private let wrappedObjectWillChange: () -> AnyPublisher<Void, Never>
  private let wrappedState: () -> State
  private let wrappedTrigger: (Input) -> Void

  /// Stands for `viewModel`.
  public init<V: ViewModel>(_ viewModel: V) where V.State == State, V.Input == Input {
    wrappedObjectWillChange = { viewModel.objectWillChange.eraseToAnyPublisher() }
    wrappedState = { viewModel.state }
    wrappedTrigger = viewModel.trigger
  }

  public var objectWillChange: AnyPublisher<Void, Never> { wrappedObjectWillChange() }

  public var state: State { wrappedState() }

  public func trigger(_ input: Input) {
    wrappedTrigger(input)
  }

  /// A part of the state by its name.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }
}
