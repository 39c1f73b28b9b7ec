/// An object whose changes bring the view that holds it up to date.
///
/// Mirrors SwiftUI's `ObservedObject`. The view does not own the object; see ``StateObject`` for one that it does.
@preconcurrency @MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties: `$viewModel.name`.
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

  /// Makes a property that observes `wrappedValue`.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a property that observes `initialValue`.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
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
