/// The appearance of all views of a class. It is a view of the class that is never shown.
///
/// A view shows its own colours first, then those of its class. As in UIKit, set them before the views are shown.
extension UIPageControl {
  static let proxy = UIPageControl()

  /// The appearance of all page controls: the colours of their dots.
  ///
  /// Mirrors `UIPageControl.appearance()`.
  public static func appearance() -> UIPageControl { proxy }
}

extension UISwitch {
  static let proxy = UISwitch()

  /// The appearance of all switches: their colours.
  ///
  /// Mirrors `UISwitch.appearance()`.
  public static func appearance() -> UISwitch { proxy }
}

extension UIProgressView {
  static let proxy = UIProgressView()

  /// The appearance of all progress views: their colours.
  ///
  /// Mirrors `UIProgressView.appearance()`.
  public static func appearance() -> UIProgressView { proxy }
}

extension UISegmentedControl {
  static let proxy = UISegmentedControl()

  /// The appearance of all segmented controls and of pickers with the style `segmented`: the colour of the selected segment.
  ///
  /// Mirrors `UISegmentedControl.appearance()`.
  public static func appearance() -> UISegmentedControl { proxy }
}

extension UIScrollView {
  private static let proxy = UIScrollView()

  /// The appearance of all scroll views and collection views: kept, without effect. The desktop decides how they scroll.
  ///
  /// Mirrors `UIScrollView.appearance()`.
  @_disfavoredOverload  // That of a subclass comes first.
  public static func appearance() -> UIScrollView { proxy }
}

extension UITextField {
  private static let proxy = UITextField()

  /// The appearance of all text fields: kept, without effect. A field has its own.
  ///
  /// Mirrors `UITextField.appearance()`.
  public static func appearance() -> UITextField { proxy }
}

extension UISearchBar {
  private static let proxy = UISearchBar()

  /// The appearance of all search bars: kept, without effect. A search bar has its own.
  ///
  /// Mirrors `UISearchBar.appearance()`.
  public static func appearance() -> UISearchBar { proxy }
}

extension UISlider {
  private static let proxy = UISlider()

  /// The appearance of all sliders: kept, without effect. A slider has its own.
  ///
  /// Mirrors `UISlider.appearance()`.
  public static func appearance() -> UISlider { proxy }
}

extension UILabel {
  private static let proxy = UILabel()

  /// The appearance of all labels: kept, without effect. A label has its own.
  ///
  /// Mirrors `UILabel.appearance()`.
  public static func appearance() -> UILabel { proxy }
}

extension UIRefreshControl {
  private static let proxy = UIRefreshControl()

  /// The appearance of all refresh controls: kept, without effect. The theme shows them.
  ///
  /// Mirrors `UIRefreshControl.appearance()`.
  public static func appearance() -> UIRefreshControl { proxy }
}
