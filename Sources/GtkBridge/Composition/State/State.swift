/// A value that a view owns and that is kept for it as long as its identity is on screen.
///
/// Mirrors SwiftUI's `State`. Writing it brings only the views whose bodies read it up to date, in the next frame:
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
///
/// Outside a view on screen it holds its initial value and a write is ignored, as in SwiftUI.
@preconcurrency @MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?

  /// Makes a state with the value it starts from.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a state with the value it starts from.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The current value.
  public var wrappedValue: Value {
    get { storage?.read() ?? initialValue }
    nonmutating set { storage?.write(newValue) }
  }

  /// A two-way connection to the value, for a control.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initialValue) }
    return Binding(get: { storage.read() }, set: { storage.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts from `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> StateStorage<Value> { StateStorage(initialValue) }

  mutating func connect(to storage: StateStorage<Value>, of updater: BodyUpdater) {
    self.storage = storage
  }

  static func retainedState(_ storage: StateStorage<Value>) -> RetainedState { storage.isChanged ? .changed : .initial }
}
