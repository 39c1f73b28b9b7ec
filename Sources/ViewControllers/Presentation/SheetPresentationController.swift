import Foundation

/// A presentation as a sheet, which may rest at several heights.
///
/// Mirrors `UISheetPresentationController`. The user cannot drag a sheet on the desktop, so it has the selected height,
/// or else the smallest one. The program can select another height:
///
/// ```swift
/// if let sheet = details.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
/// }
/// present(details, animated: true)
/// ```
@preconcurrency @MainActor
public final class SheetPresentationController: PresentationController {
  /// The heights at which the sheet may rest. Without any, it has the height of its content.
  public var detents: [Detent] = [] { didSet { sizeDidChange?() } }

  /// The height of the sheet, or `nil` for the smallest one.
  public var selectedDetentIdentifier: Detent.Identifier? { didSet { sizeDidChange?() } }

  /// Kept, without effect: the user cannot drag a sheet.
  public var prefersGrabberVisible = false
  /// Kept, without effect: a sheet has the corners of the desktop's dialogs.
  public var preferredCornerRadius: CGFloat?
  /// Kept, without effect: a sheet takes the input of its window.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Kept, without effect: the user cannot drag a sheet.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept, without effect.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Kept, without effect.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Kept, without effect.
  public weak var sourceView: NativeView?

  /// Changes heights in a closure. The sheet gets its new height at once.
  public func animateChanges(_ changes: () -> Void) { changes() }

  /// Computes the heights again.
  public func invalidateDetents() { sizeDidChange?() }

  package override func sheetHeight(above window: Double) -> Double? {
    if let height = heightOfDetents(above: window) { return height }
    let heights = detents.compactMap { detent in
      detent.height(above: window).map { (identifier: detent.identifier, height: $0) }
    }
    return heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights.map(\.height).min()
  }

  /// A height at which a sheet rests.
  ///
  /// Mirrors `UISheetPresentationController.Detent`.
  @preconcurrency @MainActor
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name. The names of the system's heights are shorter than UIKit's: `medium` and `large`.
      public let rawValue: String

      /// Creates the name of a height.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half the height of the window below.
      public static let medium = Identifier("medium")
      /// The height of the window below.
      public static let large = Identifier("large")
    }

    /// The values for the computation of a height.
    @preconcurrency @MainActor
    public struct ResolutionContext {
      /// The maximum height, in points.
      public let maximumDetentValue: CGFloat
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: @MainActor (ResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Returns half the height of the window below.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// Returns the height of the window below.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a height that a closure computes. The closure can return `nil` to omit the height.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    fileprivate func height(above window: Double) -> Double? {
      resolver(ResolutionContext(maximumDetentValue: window)).map { $0.isFinite ? min(max($0, 0), window) : window }
    }
  }
}
