/// A value that a view owns, stored as long as the view's identity is on screen.
///
/// Mirrors SwiftUI's `State`. A write updates, in the next frame, only the views whose bodies read the value:
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
///
/// Outside a view on screen, the property holds its initial value and ignores writes, as in SwiftUI.
@preconcurrency @MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The current value.
  public var wrappedValue: Value {
    get { storage?.read() ?? initialValue }
    nonmutating set { storage?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initialValue) }
    return Binding(get: { storage.read() }, set: { storage.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
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
