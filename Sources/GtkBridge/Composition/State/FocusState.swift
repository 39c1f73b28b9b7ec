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
    fileprivate let initialValue: Value
    fileprivate let storage: FocusStorage<Value>?

    /// The control that has the focus.
    public var wrappedValue: Value {
      get { storage?.value.read() ?? initialValue }
      nonmutating set { storage?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Changes the value to match the focus, unless the focus is about to move to the place that the program has
    /// requested.
    func focusDidChange(to newValue: Value) { storage?.focusDidChange(to: newValue) }

    /// Reports that the focus is in the place that the program has requested.
    func focusDidMove() { storage?.isRequested = false }
  }

  private let initialValue: Value
  private var storage: FocusStorage<Value>?

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
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the focus, for controls.
  public var projectedValue: Binding { Binding(initialValue: initialValue, storage: storage) }
}

extension FocusState: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> FocusStorage<Value> { FocusStorage(initialValue) }

  mutating func connect(to storage: FocusStorage<Value>, of updater: BodyUpdater) {
    self.storage = storage
  }
}

/// The value of a focus state, which both the program and the user change.
@MainActor
final class FocusStorage<Value: Hashable> {
  fileprivate let value: StateStorage<Value>
  /// Indicates whether the program has set the value and the focus has not moved yet. Until then, GTK may give the
  /// focus to another control: a window that opens focuses its first control.
  fileprivate var isRequested = false

  fileprivate init(_ value: Value) { self.value = StateStorage(value) }

  fileprivate func request(_ newValue: Value) {
    isRequested = true
    value.write(newValue)
  }

  fileprivate func focusDidChange(to newValue: Value) {
    if !isRequested { value.write(newValue) }
  }
}
