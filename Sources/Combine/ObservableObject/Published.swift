/// A property wrapper that publishes a class's property, and announces its changes through the class's
/// ``ObservableObject/objectWillChange``.
///
///     final class Weather: ObservableObject {
///       @Published var temperature = 20.0
///     }
///     let token = weather.$temperature.sink { print("now \($0)") }
///
/// Both are told before the property changes: a subscriber receives the new value, and reads the old one from the object.
/// `$temperature` starts with the present value. Only classes can use the wrapper. Reading and writing is safe from any
/// thread. Mirrors Combine's `Published`.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline var box: PublishedBox<Value>

  /// Makes a published property with an initial value: `@Published var count = 0`.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Makes a published property with an initial value.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// The property's publisher, `$count`. Assigning to it makes the property share the other one's publisher.
  public var projectedValue: Publisher {
    @inlinable mutating get { Publisher(box: box) }
    set { if box !== newValue.box { box = newValue.box } }
  }

  /// Not available: only classes can have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("unavailable") }
    set { preconditionFailure("unavailable") }
  }

  /// The value of the published property at `storageKeyPath` of `object`. The compiler calls it for `object.count`.
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
  /// The publisher of a published property: the present value first, then every new one before it is stored.
  public struct Publisher: Combine.Publisher {
    /// The property's type.
    public typealias Output = Value

    /// A property never fails.
    public typealias Failure = Never

    @usableFromInline let box: PublishedBox<Value>

    @inlinable
    init(box: PublishedBox<Value>) {
      self.box = box
    }

    /// Attaches a subscriber, which receives the present value with its first request.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let conduit = Conduit(source: box, downstream: subscriber)
      box.append(conduit)
      subscriber.receive(subscription: conduit)
    }
  }
}
