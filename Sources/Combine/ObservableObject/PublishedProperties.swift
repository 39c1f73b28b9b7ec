@_spi(Reflection) import Swift
import Synchronization

/// The `@Published` properties of a class, found once per type.
///
/// They are found in the type's field records rather than with `Mirror`, which copies every other field of the object too,
/// traps on a dangling `unowned` one, and shows whatever a `CustomReflectable` class wants to show.
struct PublishedProperties {
  /// Where one property is.
  struct Property: Sendable {
    let offset: Int
    let type: any PublishedType.Type

    /// The property's storage in `object`.
    func box(_ object: AnyObject) -> any Announcing { type.box(of: object, at: offset) }
  }

  /// Makes giving an object its publisher one step for all threads; taken once in an object's life.
  static let installing = Mutex(())

  private static let known = Mutex<[ObjectIdentifier: [Property]]>([:])

  /// The properties of `type` and its superclasses, superclasses first.
  static func of(_ type: AnyClass) -> [Property] {
    if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
    var found: [Property] = []
    // The options' own constants are mutable globals to Swift 6: 1 says that `type` is a class, 2 skips unknown fields.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 | 2)) { _, offset, fieldType, _ in
      if let published = fieldType as? any PublishedType.Type {
        found.append(Property(offset: offset, type: published))
      }
      return true
    }
    known.withLock { [found] in $0[ObjectIdentifier(type)] = found }
    return found
  }
}

/// `Published`, whatever its value's type.
protocol PublishedType: SendableMetatype {
  static func box(of object: AnyObject, at offset: Int) -> any Announcing
}

extension Published: PublishedType {
  static func box(of object: AnyObject, at offset: Int) -> any Announcing {
    // The runtime's field record for the object's class says that a `Published<Value>` is stored at this offset, the
    // object is alive during the call, and the wrapper is one reference, which is copied.
    Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: Published<Value>.self).box
  }
}
