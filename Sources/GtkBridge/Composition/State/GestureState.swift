/// A value that changes during a gesture, and returns to its initial value when the gesture ends or is cancelled.
///
/// Mirrors SwiftUI's `GestureState`:
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// var body: some View {
///   Card()
///     .offset(offset)
///     .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
/// }
/// ```
@preconcurrency @MainActor
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// Creates a state with an initial value. `resetTransaction` contains the animation of the return to it.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state with an initial value. `resetTransaction` contains the animation of the return to it.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with an initial value. `reset` changes the transaction of the return to it, for the last value of the
  /// gesture.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// Creates a state with an initial value. `reset` changes the transaction of the return to it, for the last value of the
  /// gesture.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { storage?.read() ?? initialValue }

  /// The state, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`. `resetTransaction` contains the animation of the return to it.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state whose initial value is `nil`. `reset` changes the transaction of the return to it.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> StateStorage<Value> { StateStorage(initialValue) }

  mutating func connect(to storage: StateStorage<Value>, of updater: BodyUpdater) {
    self.storage = storage
  }
}

extension Gesture {
  /// Calls `body` with the state whenever the value of the gesture changes. The state returns to its initial value after
  /// the gesture.
  ///
  /// Mirrors SwiftUI's `updating(_:body:)`. The transaction that `body` changes is that of the views that show the state.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    actions(
      GestureActions {
        state.update(with: $0, body)
      } finished: {
        state.returnToInitialValue()
      })
  }
}

extension GestureState {
  fileprivate func update<Change>(
    with change: Change, _ body: (Change, inout Value, inout Transaction) -> Void
  ) {
    guard let storage else { return }
    var (value, transaction) = (storage.read(), Transaction())
    body(change, &value, &transaction)
    transaction.run { storage.write(value) }
  }

  fileprivate func returnToInitialValue() {
    guard let storage else { return }
    var transaction = Transaction()
    reset(storage.read(), &transaction)
    // The handlers of the gesture's end may have animated the movement from the place of the state.
    transaction.run { storage.writeForNextUpdate(initialValue) }
  }
}
