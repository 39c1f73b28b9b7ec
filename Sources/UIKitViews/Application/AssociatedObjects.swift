// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of the Objective-C runtime.

import Foundation
import GtkBridge

/// The ownership of a value that is associated with an object.
///
/// Mirrors the Objective-C runtime's `objc_AssociationPolicy`, which existing code for iOS names.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is held weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is held.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is held.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy of the value is held.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, or removes it if `value` is `nil`. The key is the address of a variable:
///
/// ```swift
/// private nonisolated(unsafe) var nameKey: UInt8 = 0
/// objc_setAssociatedObject(view, &nameKey, "Title", .OBJC_ASSOCIATION_COPY_NONATOMIC)
/// ```
///
/// Mirrors the Objective-C runtime's function. A view, a controller and every other `UIResponder` releases its values at its
/// end. Those of other objects are released a little later, when values are associated with further ones.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value.map { AssociatedObjects.holder(of: $0, policy) }, for: key, of: object)
}

/// Returns the value that is associated with an object.
///
/// Mirrors the Objective-C runtime's function.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object)
}

/// Removes all values that are associated with an object.
///
/// Mirrors the Objective-C runtime's function.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object) }

/// Returns a key that no other association has.
func associationKey() -> UnsafeRawPointer { UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)) }

/// The values that the program has associated with objects.
private enum AssociatedObjects {
  final class Values {
    var holders: [UnsafeRawPointer: () -> Any?] = [:]
  }

  /// The values of an object without storage for them.
  struct Entry {
    weak var owner: AnyObject?
    let values: Values
  }

  private static let lock = NSLock()
  // Safe, because every access holds the lock.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  // Safe, because only the code that adds an entry uses it, with the lock.
  private nonisolated(unsafe) static var countAtNextSweep = 16

  static func holder(of value: Any, _ policy: objc_AssociationPolicy) -> () -> Any? {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      guard type(of: value) is AnyClass else { return { value } }
      let object = value as AnyObject
      return { [weak object] in object }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      let copy = (value as? NSObject).flatMap { $0 as? any NSCopying }?.copy(with: nil) ?? value
      return { copy }
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      return { value }
    }
  }

  static func set(_ holder: (() -> Any?)?, for key: UnsafeRawPointer, of object: Any) {
    guard let object = instance(object) else { return }
    // Outside the lock, because the deinitialiser of a released value may itself associate values.
    var released: [Any] = []
    lock.withLock {
      let own = values(of: object) ?? (holder == nil ? nil : addValues(to: object, released: &released))
      if let former = own?.holders[key] { released.append(former) }
      own?.holders[key] = holder
    }
    released = []
  }

  static func value(for key: UnsafeRawPointer, of object: Any) -> Any? {
    guard let object = instance(object) else { return nil }
    return lock.withLock { values(of: object)?.holders[key] }?()
  }

  static func removeAll(of object: Any) {
    guard let object = instance(object) else { return }
    let former = lock.withLock {
      let own = values(of: object)
      if let responder = object as? Responder { responder.associatedValues = nil }
      entries[ObjectIdentifier(object)] = nil
      return own
    }
    withExtendedLifetime(former) {}
  }

  private static func values(of object: AnyObject) -> Values? {
    if let responder = object as? Responder { return responder.associatedValues as? Values }
    // Another object may have had the same address before.
    return entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0.values : nil }
  }

  private static func addValues(to object: AnyObject, released: inout [Any]) -> Values {
    let values = Values()
    if let responder = object as? Responder {
      responder.associatedValues = values
      return values
    }
    if entries.count >= countAtNextSweep {
      released = entries.values.filter { $0.owner == nil }.map(\.values)
      entries = entries.filter { $0.value.owner != nil }
      countAtNextSweep = max(16, entries.count * 2)
    }
    if let former = entries.updateValue(Entry(owner: object, values: values), forKey: ObjectIdentifier(object)) {
      released.append(former.values)
    }
    return values
  }

  /// The object in a value, if it is one. Values of other types have no identity.
  private static func instance(_ value: Any) -> AnyObject? {
    if let optional = value as? any OptionalObject { return optional.object.flatMap(instance) }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }
}

private protocol OptionalObject {
  var object: Any? { get }
}

extension Optional: OptionalObject {
  fileprivate var object: Any? { self }
}
