/// The appearance of pickers: one of the library's styles, such as ``SegmentedPickerStyle``.
///
/// Mirrors SwiftUI's `PickerStyle`. As in SwiftUI, other types cannot conform to it.
public protocol PickerStyle {
  /// Not for use outside the library.
  static var _look: _PickerLook { get }
}

/// The appearance of a ``PickerStyle``. Of no use outside the library.
public struct _PickerLook: Equatable, Sendable {
  package enum Kind { case menu, segmented, inline }

  package let kind: Kind

  package static let menu = _PickerLook(kind: .menu)
  package static let segmented = _PickerLook(kind: .segmented)
  package static let inline = _PickerLook(kind: .inline)
}

/// The default style: a button that opens a menu.
///
/// Mirrors SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Not for use outside the library.
  public static var _look: _PickerLook { .menu }
}

/// A button that opens a menu.
///
/// Mirrors SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Not for use outside the library.
  public static var _look: _PickerLook { .menu }
}

/// A row of buttons.
///
/// Mirrors SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Not for use outside the library.
  public static var _look: _PickerLook { .segmented }
}

/// A column of radio buttons.
///
/// Mirrors SwiftUI's `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Not for use outside the library.
  public static var _look: _PickerLook { .inline }
}

/// A column of radio buttons; the style's name on macOS.
///
/// Mirrors SwiftUI's `RadioGroupPickerStyle`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Not for use outside the library.
  public static var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a button that opens a menu.
  public static var automatic: Self { Self() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of buttons.
  public static var segmented: Self { Self() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A column of radio buttons.
  public static var inline: Self { Self() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A column of radio buttons; the style's name on macOS.
  public static var radioGroup: Self { Self() }
}
