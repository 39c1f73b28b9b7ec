import Foundation

/// One of the traits.
///
/// Mirrors `UITraitDefinition`.
public protocol UITraitDefinition {
  /// Returns whether the trait differs between two collections. Only for use by the library.
  static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark appearance, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// The class of the window's width, as a trait.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The class of the window's height, as a trait.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The direction of the language, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}

/// The size of text, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// The number of pixels for a point, as a trait.
public struct UITraitDisplayScale: UITraitDefinition {
  public static func _differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.displayScale != other.displayScale
  }
}

/// The registration of a handler, which is used to end it.
///
/// Mirrors `UITraitChangeRegistration`.
@preconcurrency @MainActor
public final class UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (Responder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (Responder, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// A view or a controller that is notified of changes of its traits.
///
/// Mirrors `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: Responder {}

extension UITraitChangeObservable {
  /// Calls a handler with the object and the previous traits after one of some traits has changed.
  ///
  /// ```swift
  /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.showColours() }
  /// ```
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration { register(traits, handler) }

  /// Calls a handler that states the type of the object, such as `(self: Self, previous)`, after one of some traits has
  /// changed.
  ///
  /// A handler for a type other than the object's is never called.
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration { register(traits, handler) }

  // The `Self` of the class is the type of the closure's parameter. An extension has a different `Self`.
  private func register<Observer>(
    _ traits: [UITrait], _ handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { object, previous in
      if let object = object as? Observer { handler(object, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Calls a method of the object after one of some traits has changed. The method itself is passed instead of a
  /// `#selector`.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, _ in TargetAction(object, action)?.call(with: object) }
  }

  /// Removes the registration of a handler.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension NativeView: UITraitChangeObservable {}
extension ViewController: UITraitChangeObservable {}
