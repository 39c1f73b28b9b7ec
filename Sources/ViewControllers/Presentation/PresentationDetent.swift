/// A height at which a sheet rests.
///
/// Mirrors SwiftUI's `PresentationDetent` and `UISheetPresentationController.Detent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case fraction(Double)
    case points(Double)
  }

  private let height: Height

  /// Half the height of the window below.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// The height of the window below.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A part of the height of the window below, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(height: .points(height.isFinite ? max(height, 0) : 0))
  }

  /// Returns the height in points above a window of a given height.
  package func height(above window: Double) -> Double {
    switch height {
    case .fraction(let fraction): window * fraction
    case .points(let points): min(points, window)
    }
  }
}
