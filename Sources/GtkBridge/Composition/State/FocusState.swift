/// Which of a view's controls has the keyboard's focus.
///
/// Mirrors SwiftUI's `FocusState`; tie controls to it with ``View/focused(_:)`` and ``View/focused(_:equals:)``. It
/// follows the user, and writing it moves the focus:
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
  /// A two-way connection to the focus, for controls.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    /// Which control has the focus.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private var storage: StateStorage<Value>?

  /// Makes a state for one control, without the focus at first.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Makes a state for several controls, none with the focus at first.
  public init() where Value: ExpressibleByNilLiteral {
    initialValue = nil
  }

  /// Which control has the focus.
  public var wrappedValue: Value {
    get { storage?.read() ?? initialValue }
    nonmutating set { storage?.write(newValue) }
  }

  /// A two-way connection to the focus, for controls.
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
