import Foundation
import GtkBridge
import QuartzCore

/// An animated property of a view, in numbers.
@MainActor
enum AnimatedProperty: Int, CaseIterable {
  case center, size, origin, transform, alpha, background

  /// The value in numbers, or a colour.
  enum Value: Equatable {
    case numbers([Double])
    case color(String)

    /// Returns a value between this one and another.
    ///
    /// - Parameter parts: The fraction for each number, if they differ.
    func mixed(with other: Value, _ fraction: Double, _ parts: [Double]? = nil) -> Value {
      switch (self, other) {
      case (.numbers(let from), .numbers(let to)):
        .numbers(from.indices.map { from[$0] + (to[$0] - from[$0]) * (parts?[$0] ?? fraction) })
      case (.color(let from), .color(let to)):
        // GTK parses each new colour, so there are not too many.
        .color("mix(\(from),\(to),\((min(max(fraction, 0), 1) * 32).rounded() / 32))")
      default: other
      }
    }
  }

  /// Returns the view's own value.
  func value(of view: UIView) -> Value {
    switch self {
    case .center: .numbers([view.center.x, view.center.y])
    case .size: .numbers([view.bounds.width, view.bounds.height])
    case .origin: .numbers([view.bounds.minX, view.bounds.minY])
    case .transform: .numbers(view.affineTransform.parts)
    case .alpha: .numbers([view.alpha])
    case .background: .color(view.backgroundColor.map { $0.color.css } ?? "rgba(0,0,0,0)")
    }
  }

  /// Returns the value that is drawn in place of the view's own.
  func presentedValue(of view: UIView) -> Value? {
    guard let presented = view.presented else { return nil }
    return switch self {
    case .center: presented.center.map { .numbers([$0.x, $0.y]) }
    case .size: presented.size.map { .numbers([$0.width, $0.height]) }
    case .origin: presented.origin.map { .numbers([$0.x, $0.y]) }
    case .transform: presented.transform.map { .numbers($0.parts) }
    case .alpha: presented.alpha.map { .numbers([$0]) }
    case .background: presented.background.map { .color($0) }
    }
  }

  /// Draws a value in place of the view's own. `nil` draws the view's own value again.
  func present(_ value: Value?, of view: UIView) {
    guard value != nil || view.presented != nil else { return }
    let presented = view.presented ?? PresentedValues()
    view.presented = presented
    var numbers: [Double]?
    if case .numbers(let some) = value { numbers = some }
    switch self {
    case .center: presented.center = numbers.map { CGPoint(x: $0[0], y: $0[1]) }
    case .size: presented.size = numbers.map { CGSize(width: $0[0], height: $0[1]) }
    case .origin: presented.origin = numbers.map { CGPoint(x: $0[0], y: $0[1]) }
    case .transform: presented.transform = numbers.map(AffineTransform.init(parts:))
    case .alpha: presented.alpha = numbers.map { CGFloat($0[0]) }
    case .background:
      presented.background = if case .color(let color) = value { color } else { nil }
    }
    if presented.isEmpty { view.presented = nil }
    switch self {
    case .center, .size, .transform: view.backing?.transformDidChange()
    case .origin: for subview in view.subviews { subview.backing?.transformDidChange() }
    case .alpha, .background: view.backing?.lookDidChange()
    }
  }

  /// Gives the view a value.
  func set(_ value: Value, of view: UIView) {
    guard case .numbers(let numbers) = value else { return }
    switch self {
    case .center: view.center = CGPoint(x: numbers[0], y: numbers[1])
    case .size: view.bounds.size = CGSize(width: numbers[0], height: numbers[1])
    case .origin: view.bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    case .transform: view.affineTransform = AffineTransform(parts: numbers)
    case .alpha: view.alpha = numbers[0]
    case .background: break
    }
  }
}

extension AffineTransform {
  /// The translation, scale, rotation and shear. Each is animated separately, so that a rotation stays a rotation.
  var parts: [Double] { TransformParts(m11: m11, m12: m12, m21: m21, m22: m22, x: tX, y: tY).numbers }

  fileprivate init(parts: [Double]) {
    let parts = TransformParts(parts)
    let matrix = parts.matrix
    self.init(m11: matrix.m11, m12: matrix.m12, m21: matrix.m21, m22: matrix.m22, tX: parts.x, tY: parts.y)
  }
}
