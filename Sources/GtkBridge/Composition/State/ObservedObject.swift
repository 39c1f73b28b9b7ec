/// An object whose changes update the view that holds it.
///
/// Mirrors SwiftUI's `ObservedObject`. The view does not own the object; see ``StateObject`` for ownership.
@preconcurrency @MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that creates bindings to the object's properties: `$viewModel.name`.
  ///
  /// Mirrors SwiftUI's `ObservedObject.Wrapper`.
  @preconcurrency @MainActor
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>) -> Binding<Member> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes `wrappedValue`.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes `initialValue`.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// A wrapper that provides bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> ObjectObservation<ObjectType> { ObjectObservation() }

  mutating func connect(to storage: ObjectObservation<ObjectType>, of updater: BodyUpdater) {
    storage.observe(wrappedValue, for: updater)
  }

  static func retainedState(_ storage: ObjectObservation<ObjectType>) -> RetainedState { .none }

  static func disconnect(_ storage: ObjectObservation<ObjectType>, from updater: BodyUpdater) {
    storage.stop()
  }
}
