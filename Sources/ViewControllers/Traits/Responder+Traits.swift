import Foundation

extension NativeView {
  /// The appearance of the view and its descendants in their `traitCollection`.
  ///
  /// The appearance of a window applies to the whole program, because GTK has one appearance for all widgets: all
  /// windows have it, until a window sets another one. GTK's widgets in other views keep the program's appearance.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      let isChange = newValue != ownStyle
      changeStyle(to: newValue) { tell($0) }
      if isChange, self is Window { Window.onStyleChange?(newValue) }
    }
  }

  /// Notifies the view, its descendants and their controllers of a change of traits.
  fileprivate func tell(_ previous: PreviousTraits) {
    owner?.report(previous)
    report(previous)
    for subview in subviews { subview.tell(previous) }
    (self as? Window)?.rootViewController?.tell(previous)
  }
}

extension ViewController {
  /// The appearance of the controller's view and its descendants in their `traitCollection`.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { changeStyle(to: newValue) { tell($0) } }
  }

  /// Notifies the controller and all contained or presented controllers of a change of traits.
  fileprivate func tell(_ previous: PreviousTraits) {
    var told = Set<ViewController>()
    tell(previous, &told)
  }

  private func tell(_ previous: PreviousTraits, _ told: inout Set<ViewController>) {
    if told.insert(self).inserted {
      if let view = viewIfLoaded {
        told.formUnion(view.controllersInside)
        view.tell(previous)
      } else {
        report(previous)
      }
    }
    for child in children { child.tell(previous, &told) }
    presentedViewController?.tell(previous, &told)
  }
}

extension NativeView {
  fileprivate var controllersInside: [ViewController] {
    (owner.map { [$0] } ?? []) + subviews.flatMap(\.controllersInside)
  }
}

extension Window {
  /// Sets the traits of the desktop and the window, and notifies the controllers and views of a change.
  package func traitsDidChange(to new: UITraitCollection) {
    let old = desktopTraits
    let coordinator = TransitionCoordinator()
    if let old, old != new { rootViewController?.willTransition(to: new, with: coordinator) }
    desktopTraits = new
    guard let old, old != new else { return }
    defer { coordinator.complete() }
    tell { old.with($0.styleAbove) }
  }
}

extension Responder {
  /// The appearance of the nearest responder that sets one.
  fileprivate var styleAbove: UIUserInterfaceStyle {
    sequence(first: self, next: \.next).lazy.map(\.ownStyle).first { $0 != .unspecified } ?? .unspecified
  }

  /// Returns the traits: those of the window, with the nearest appearance.
  ///
  /// - Parameter fallback: The traits for objects outside windows.
  package func traits(outsideWindows fallback: UITraitCollection = UITraitCollection()) -> UITraitCollection {
    let window = sequence(first: self, next: \.next).lazy.compactMap { $0 as? Window }.first
    return (window?.desktopTraits ?? fallback).with(styleAbove)
  }

  /// - Parameter tell: Notifies the objects whose traits may have changed.
  fileprivate func changeStyle(to new: UIUserInterfaceStyle, tell: (PreviousTraits) -> Void) {
    guard new != ownStyle else { return }
    let old = traits()
    ownStyle = new
    // Objects with a nearer appearance keep it.
    tell { responder in
      let nearer = sequence(first: responder, next: \.next).prefix { $0 !== self }
      return nearer.contains { $0.ownStyle != .unspecified } ? nil : old
    }
  }

  /// Notifies the object of a change.
  fileprivate func report(_ previous: PreviousTraits) {
    let new = traits()
    guard let old = previous(self), new != old else { return }
    (self as? NativeView)?.traitCollectionDidChange(old)
    (self as? ViewController)?.traitCollectionDidChange(old)
    for registration in traitRegistrations where registration.traits.contains(where: { $0._differs(old, new) }) {
      registration.handler(self, old)
    }
  }
}

/// Returns the previous traits of a responder, or `nil` if they are unchanged.
private typealias PreviousTraits = @MainActor (Responder) -> UITraitCollection?

extension UITraitCollection {
  fileprivate func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    var traits = self
    if style != .unspecified { traits.userInterfaceStyle = style }
    return traits
  }
}
