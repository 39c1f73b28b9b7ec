import GtkBridge

/// The size of a sheet.
///
/// Mirrors SwiftUI's `PresentationSizing`. Other types cannot conform to it.
public protocol PresentationSizing {
  /// The size in points, or `nil` for that of the content. Not for use outside the library.
  var _size: CGSize? { get }
}

/// A size for each use.
struct KnownSizing: PresentationSizing {
  let _size: CGSize?
}

/// Mirrors SwiftUI's `AutomaticPresentationSizing`: the size of the content.
public struct AutomaticPresentationSizing: PresentationSizing {
  public var _size: CGSize? { nil }
}

/// Mirrors SwiftUI's `FittedPresentationSizing`: the size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  public var _size: CGSize? { nil }
}

/// Mirrors SwiftUI's `FormPresentationSizing`: 540 × 620 points.
public struct FormPresentationSizing: PresentationSizing {
  public var _size: CGSize? { CGSize(width: 540, height: 620) }
}

/// Mirrors SwiftUI's `PagePresentationSizing`: 720 × 800 points.
public struct PagePresentationSizing: PresentationSizing {
  public var _size: CGSize? { CGSize(width: 720, height: 800) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of the content.
  public static var automatic: Self { Self() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: Self { Self() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: Self { Self() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page of text.
  public static var page: Self { Self() }
}

extension PresentationSizing {
  /// Returns the size, replaced by that of the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    KnownSizing(
      _size: _size.map { CGSize(width: horizontal ? 0 : $0.width, height: vertical ? 0 : $0.height) })
  }

  /// Returns the size itself: sheets are windows that the user resizes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension View {
  /// Sets the size of the surrounding sheet.
  ///
  /// Mirrors SwiftUI's `presentationSizing(_:)`. It is the minimum size of the content: the user may enlarge the sheet.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let size = sizing._size
    return frame(
      minWidth: size.flatMap { $0.width > 0 ? $0.width : nil },
      minHeight: size.flatMap { $0.height > 0 ? $0.height : nil })
  }
}
