/// An object that a view owns: made once when the view comes on screen, kept as long as its identity, observed
/// throughout.
///
/// Mirrors SwiftUI's `StateObject`. However often the view's value is made, the object is made once:
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
/// Read outside a view on screen it makes another object each time, as in SwiftUI.
@preconcurrency @MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: ObjectObservation<ObjectType>?

  /// Makes a property with the expression that will make the object when it is needed.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    make = wrappedValue
  }

  /// The object.
  public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// Bindings to the object's properties.
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

  /// The object changes by itself.
  static func retainedState(_ storage: ObjectObservation<ObjectType>) -> RetainedState { .changed }

  static func disconnect(_ storage: ObjectObservation<ObjectType>, from updater: BodyUpdater) {
    storage.stop()
  }
}
