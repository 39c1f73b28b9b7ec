import Foundation
import Testing
import UIKit

/// Values that are associated with objects, as extensions of existing code store them.
@Suite(.serialized) @MainActor struct AssociatedObjectsTests {
  private nonisolated(unsafe) static var nameKey: UInt8 = 0
  private nonisolated(unsafe) static var otherKey: UInt8 = 0

  private final class Owner {}

  private final class Value {
    let released: () -> Void
    init(released: @escaping () -> Void) { self.released = released }
    deinit { released() }
  }

  @Test(arguments: [true, false]) func valueStaysUntilItIsReplaced(isResponder: Bool) {
    let object: AnyObject = isResponder ? UIView() : Owner()
    #expect(objc_getAssociatedObject(object, &Self.nameKey) == nil)
    objc_setAssociatedObject(object, &Self.nameKey, "first", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(object, &Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, &Self.nameKey) as? String == "first")
    #expect(objc_getAssociatedObject(object, &Self.otherKey) as? Int == 2)
    objc_setAssociatedObject(object, &Self.nameKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &Self.nameKey) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &Self.otherKey) == nil)
  }

  @Test func objectsOfOneKeyAreKeptApart() {
    let (one, other) = (UIView(), UIView())
    objc_setAssociatedObject(one, &Self.nameKey, "one", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, &Self.nameKey) == nil)
    // An optional represents its object.
    #expect(objc_getAssociatedObject(Optional(one) as Any, &Self.nameKey) as? String == "one")
  }

  @Test func responderReleasesItsValues() {
    var count = 0
    var view: UIView? = UIView()
    objc_setAssociatedObject(view as Any, &Self.nameKey, Value { count += 1 }, .OBJC_ASSOCIATION_RETAIN)
    #expect(count == 0)
    view = nil
    #expect(count == 1)
  }

  @Test func valuesOfOtherObjectsAreReleasedInTime() {
    var count = 0
    for _ in 0..<1000 {
      objc_setAssociatedObject(Owner(), &Self.nameKey, Value { count += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(count > 900)
  }

  @Test func policiesHoldAsTheySay() {
    let owner = Owner()
    var value: NSMutableString? = "a"
    objc_setAssociatedObject(owner, &Self.nameKey, value, .OBJC_ASSOCIATION_COPY)
    objc_setAssociatedObject(owner, &Self.otherKey, value, .OBJC_ASSOCIATION_ASSIGN)
    value?.append("b")
    #expect((objc_getAssociatedObject(owner, &Self.nameKey) as? NSString)?.isEqual(to: "a") == true)
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? NSMutableString === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
  }
}
