/// Creates a program's delegates from their classes, which are known only at run time.
///
/// Apple's runtime calls `init()` of every class. Swift calls only a required initialiser, and the `init()` that a
/// delegate inherits from `NSObject` or ``UIResponder`` is not required. An overriding initialiser takes the place of
/// the original in the table of the class, required or not: see the article What Is Not Public.
@MainActor
package enum DelegateCreation {
  /// Returns a new object of a class, which derives from `NSObject` or ``UIResponder``.
  // Not optimised: the optimiser would take the object for one of the class in the call.
  @inline(never) @_optimize(none)
  package static func make<Delegate>(_ type: Delegate.Type) -> Delegate {
    var object: AnyObject?
    // Safe, because the call reads nothing but the place of `init()` in the table of the class, which is that of the base class.
    if let type = type as? NSObject.Type {
      object = unsafeBitCast(type, to: _ObjectCreatedByClass.Type.self).init()
    } else if let type = type as? UIResponder.Type {
      object = unsafeBitCast(type, to: _ResponderCreatedByClass.Type.self).init()
    }
    guard let delegate = object as? Delegate else {
      preconditionFailure("\(type) is no class of a delegate: derive it from UIResponder or NSObject, as on iOS.")
    }
    return delegate
  }
}

/// Makes the initialiser of `NSObject` callable through a class. Open, so that a call goes through the table of the
/// class. Not for use outside the library.
open class _ObjectCreatedByClass: NSObject {
  public required override init() { super.init() }
}

/// Makes the initialiser of ``UIResponder`` callable through a class. Open, so that a call goes through the table of
/// the class. Not for use outside the library.
open class _ResponderCreatedByClass: UIResponder {
  public required override init() { super.init() }
}
