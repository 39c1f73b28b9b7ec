@_spi(Reflection) import Swift
import Synchronization

/// The `@Published` properties of a class, looked up once per type.
///
/// The lookup reads the type's field records instead of using `Mirror`. A mirror copies every other field, traps on a
/// dangling `unowned` reference, and shows only the fields that a `CustomReflectable` class exposes.
struct PublishedProperties {
  /// The location of a property in its object.
  struct Property: Sendable {
    let offset: Int
    let type: any PublishedType.Type

    func box(_ object: AnyObject) -> any Announcing { type.box(of: object, at: offset) }
  }

  /// A lock that makes the installation of an object's publisher atomic. Taken once per object.
  static let installing = Mutex(())

  private static let known = Mutex<[ObjectIdentifier: [Property]]>([:])

  /// Returns the properties of `type` and its superclasses, superclasses first.
  static func of(_ type: AnyClass) -> [Property] {
    if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
    var found: [Property] = []
    // Raw values, because Swift 6 treats the option constants as mutable globals: 1 means class type, 2 skips unknown
    // fields.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 | 2)) { _, offset, fieldType, kind in
      // The kind is checked first: a cast that fails searches all conformances of the program.
      if kind == .struct, let published = fieldType as? any PublishedType.Type {
        found.append(Property(offset: offset, type: published))
      }
      return true
    }
    known.withLock { [found] in $0[ObjectIdentifier(type)] = found }
    return found
  }
}

/// A type-erased `Published`.
protocol PublishedType: SendableMetatype {
  static func box(of object: AnyObject, at offset: Int) -> any Announcing
}

extension Published: PublishedType {
  static func box(of object: AnyObject, at offset: Int) -> any Announcing {
    // Safe: the runtime's field record states that a `Published<Value>` is stored at this offset. The object is alive
    // during the call, and the wrapper is a single reference, which is copied.
    Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: Published<Value>.self).box
  }
}
