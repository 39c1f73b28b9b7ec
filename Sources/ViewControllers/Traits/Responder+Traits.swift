import Foundation

extension NativeView {
  /// The appearance of the view and of all inside, as their `traitCollection` tells it.
  ///
  /// That of a window is the appearance of the whole program, as GTK has one for all widgets: all windows have it, until a
  /// window sets another one. GTK's widgets in other views keep that of the program.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      let isChange = newValue != ownStyle
      changeStyle(to: newValue) { tell($0) }
      if isChange, self is Window { Window.onStyleChange?(newValue) }
    }
  }

  /// Tells the view, those inside and their controllers of a change of traits.
  fileprivate func tell(_ previous: PreviousTraits) {
    owner?.report(previous)
    report(previous)
    for subview in subviews { subview.tell(previous) }
    (self as? Window)?.rootViewController?.tell(previous)
  }
}

extension ViewController {
  /// The appearance of the controller's view and of all inside, as their `traitCollection` tells it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { changeStyle(to: newValue) { tell($0) } }
  }

  /// Tells the controller and all that it contains or presents of a change of traits.
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
  /// Takes up the traits of the desktop and the window, and tells the controllers and views of a change.
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
  /// The nearest appearance that is set.
  fileprivate var styleAbove: UIUserInterfaceStyle {
    sequence(first: self, next: \.next).lazy.map(\.ownStyle).first { $0 != .unspecified } ?? .unspecified
  }

  /// Returns the traits: those of the window, with the appearance that is set nearest.
  ///
  /// - Parameter fallback: The traits for what is in no window.
  package func traits(outsideWindows fallback: UITraitCollection = UITraitCollection()) -> UITraitCollection {
    let window = sequence(first: self, next: \.next).lazy.compactMap { $0 as? Window }.first
    return (window?.desktopTraits ?? fallback).with(styleAbove)
  }

  /// - Parameter tell: Tells those whose traits may have changed.
  fileprivate func changeStyle(to new: UIUserInterfaceStyle, tell: (PreviousTraits) -> Void) {
    guard new != ownStyle else { return }
    let old = traits()
    ownStyle = new
    // Those with a nearer appearance keep it.
    tell { responder in
      let nearer = sequence(first: responder, next: \.next).prefix { $0 !== self }
      return nearer.contains { $0.ownStyle != .unspecified } ? nil : old
    }
  }

  /// Tells the object of a change.
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

/// Returns the traits that a responder had before a change, or `nil` if they are the same.
private typealias PreviousTraits = @MainActor (Responder) -> UITraitCollection?

extension UITraitCollection {
  fileprivate func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    var traits = self
    if style != .unspecified { traits.userInterfaceStyle = style }
    return traits
  }
}
