/// An object that a view owns and observes. It is created once when the view appears and lives as long as the view's
/// identity.
///
/// Mirrors SwiftUI's `StateObject`. The object is created once, however often the view's value is:
///
/// ```swift
/// struct OffersView<ViewModel: OffersViewModel>: View {
///   @StateObject private var viewModel: ViewModel
///   init(viewModel: @autoclosure @escaping () -> ViewModel) {
///     _viewModel = StateObject(wrappedValue: viewModel())
///   }
/// }
/// ```
///
/// Outside a view on screen, each read creates another object, as in SwiftUI.
@preconcurrency @MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: ObjectObservation<ObjectType>?

  /// Creates a property with an expression that creates the object when it is needed.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    make = wrappedValue
  }

  /// The object.
  public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// A wrapper that provides bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension StateObject: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> ObjectObservation<ObjectType> {
    let observation = ObjectObservation<ObjectType>()
    observation.observe(make(), for: updater)
    return observation
  }

  mutating func connect(to storage: ObjectObservation<ObjectType>, of updater: BodyUpdater) {
    self.storage = storage
  }

  /// The object's state may change at any time, so the node always belongs to its view.
  static func retainedState(_ storage: ObjectObservation<ObjectType>) -> RetainedState { .changed }

  static func disconnect(_ storage: ObjectObservation<ObjectType>, from updater: BodyUpdater) {
    storage.stop()
  }
}
