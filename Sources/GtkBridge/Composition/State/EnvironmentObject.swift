/// An observed object that an enclosing view has put into the environment.
///
/// Mirrors SwiftUI's `EnvironmentObject`. Reading the object without an enclosing ``View/environmentObject(_:)`` is a
/// programming error. It stops the program with the names of the view and of the missing type.
@preconcurrency @MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var storage: EnvironmentObjectStorage<ObjectType>?

  /// Creates a property that reads the object from the environment.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = storage?.object else {
      let view = storage.map { "\($0.viewType)" } ?? "A view that is not on screen"
      preconditionFailure(
        "\(view) reads an environment object of type \(ObjectType.self), but no ancestor provides one. "
          + "Call .environmentObject(_:) on an ancestor.")
    }
    return object
  }

  /// A wrapper that provides bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> EnvironmentObjectStorage<ObjectType> {
    EnvironmentObjectStorage(of: updater)
  }

  mutating func connect(to storage: EnvironmentObjectStorage<ObjectType>, of updater: BodyUpdater) {
    self.storage = storage
  }

  static func retainedState(_ storage: EnvironmentObjectStorage<ObjectType>) -> RetainedState { .none }

  static func disconnect(_ storage: EnvironmentObjectStorage<ObjectType>, from updater: BodyUpdater) {
    storage.stop()
  }
}

/// The observed object that a node has found in its environment.
@MainActor
final class EnvironmentObjectStorage<ObjectType: ObservableObject>: EnvironmentScope.Reader {
  let viewType: Any.Type
  private let observation = ObjectObservation<ObjectType>()
  private weak var updater: BodyUpdater?

  init(of updater: BodyUpdater) {
    self.updater = updater
    viewType = updater.viewType
    updater.environment.addReader(self)
    findObject()
  }

  var object: ObjectType? { observation.object }

  func environmentDidChange() {
    if findObject() { updater?.setNeedsUpdate() }
  }

  func stop() {
    updater?.environment.removeReader(self)
    observation.stop()
  }

  /// Looks up the object again and returns whether it has changed.
  @discardableResult
  private func findObject() -> Bool {
    guard let updater, let found = updater.environment.values.object(ObjectType.self), found !== object else {
      return false
    }
    observation.observe(found, for: updater)
    return true
  }
}
