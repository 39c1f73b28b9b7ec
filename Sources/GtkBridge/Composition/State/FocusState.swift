/// A property wrapper that tracks which of a view's controls has the keyboard focus.
///
/// Mirrors SwiftUI's `FocusState`. Bind controls to it with ``View/focused(_:)`` and ``View/focused(_:equals:)``. The
/// value follows the user, and writing it moves the focus:
///
/// ```swift
/// @FocusState private var isNameFocused: Bool
/// var body: some View {
///   TextField("Name", text: $name).focused($isNameFocused)
///   Button("Rename") { isNameFocused = true }
/// }
/// ```
@preconcurrency @MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus, for controls.
  ///
  /// Mirrors SwiftUI's `FocusState.Binding`.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    /// The control that has the focus.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private var storage: StateStorage<Value>?

  /// Creates a state for one control, initially without focus.
  public nonisolated init() where Value == Bool {
    initialValue = false
  }

  /// Creates a state for several controls, initially without focus.
  public init() where Value: ExpressibleByNilLiteral {
    initialValue = nil
  }

  /// The control that has the focus.
  public var wrappedValue: Value {
    get { storage?.read() ?? initialValue }
    nonmutating set { storage?.write(newValue) }
  }

  /// A binding to the focus, for controls.
  public var projectedValue: Binding {
    let (storage, initialValue) = (storage, initialValue)
    return Binding(get: { storage?.read() ?? initialValue }, set: { storage?.write($0) })
  }
}

extension FocusState: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> StateStorage<Value> { StateStorage(initialValue) }

  mutating func connect(to storage: StateStorage<Value>, of updater: BodyUpdater) {
    self.storage = storage
  }
}
