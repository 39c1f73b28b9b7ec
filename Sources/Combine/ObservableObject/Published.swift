/// A property wrapper that publishes the values of a class's property, and its changes through the class's
/// ``ObservableObject/objectWillChange``.
///
///     final class Weather: ObservableObject {
///       @Published var temperature = 20.0
///     }
///     let token = weather.$temperature.sink { print("now \($0)") }
///
/// Subscribers are notified before the property changes: they receive the new value while the object still returns the
/// old one. The publisher `$temperature` starts with the current value. The wrapper works in classes only. Access is
/// thread-safe. Mirrors Combine's `Published`.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline var box: PublishedBox<Value>

  /// Creates a published property with an initial value, as in `@Published var count = 0`.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Creates a published property with an initial value.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// The property's publisher, as in `$count`. Assigning another publisher shares that publisher's value and
  /// subscribers.
  public var projectedValue: Publisher {
    @inlinable mutating get { Publisher(box: box) }
    set { if box !== newValue.box { box = newValue.box } }
  }

  /// Unavailable, because only classes can have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// The value of the published property at `storageKeyPath` of `object`. The compiler calls this subscript for
  /// `object.count`.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }
}

extension Published {
  /// A publisher of a property: first the current value, then each new value before it is stored.
  public struct Publisher: Combine.Publisher {
    /// The output type, the type of the property.
    public typealias Output = Value

    /// The failure type. A property never fails.
    public typealias Failure = Never

    @usableFromInline let box: PublishedBox<Value>

    @inlinable
    init(box: PublishedBox<Value>) {
      self.box = box
    }

    /// Attaches `subscriber`, which receives the current value with its first request.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let conduit = Conduit(source: box, downstream: subscriber)
      box.append(conduit)
      subscriber.receive(subscription: conduit)
    }
  }
}
