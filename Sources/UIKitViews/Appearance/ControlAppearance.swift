/// The appearance of all views of a class. It is a view of the class that is never shown.
///
/// A view shows its own colours first, then those of its class. As in UIKit, set them before the views are shown.
extension UIPageControl {
  static let proxy = UIPageControl()

  /// Returns the appearance of all page controls: the colours of their dots.
  ///
  /// Mirrors `UIPageControl.appearance()`.
  public static func appearance() -> UIPageControl { proxy }

  /// Returns the appearance of page controls inside the given containers, the innermost first. It precedes that of all
  /// page controls.
  ///
  /// Mirrors `UIPageControl.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    ContainedAppearances.appearance(of: UIPageControl.self, in: containerTypes) { UIPageControl() }
  }

  /// Returns a value of the appearances that apply to the view: those inside containers first.
  func appearanceValue<Value>(_ path: KeyPath<UIPageControl, Value?>) -> Value? {
    ContainedAppearances.value(of: UIPageControl.self, for: self) { (inside: UIPageControl) in inside[keyPath: path] }
      ?? UIPageControl.proxy[keyPath: path]
  }
}

extension UISwitch {
  static let proxy = UISwitch()

  /// Returns the appearance of all switches: their colours.
  ///
  /// Mirrors `UISwitch.appearance()`.
  public static func appearance() -> UISwitch { proxy }

  /// Returns the appearance of switches inside the given containers, the innermost first. It precedes that of all
  /// switches.
  ///
  /// Mirrors `UISwitch.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    ContainedAppearances.appearance(of: UISwitch.self, in: containerTypes) { UISwitch() }
  }

  /// Returns a value of the appearances that apply to the view: those inside containers first.
  func appearanceValue<Value>(_ path: KeyPath<UISwitch, Value?>) -> Value? {
    ContainedAppearances.value(of: UISwitch.self, for: self) { (inside: UISwitch) in inside[keyPath: path] }
      ?? UISwitch.proxy[keyPath: path]
  }
}

extension UIProgressView {
  static let proxy = UIProgressView()

  /// Returns the appearance of all progress views: their colours.
  ///
  /// Mirrors `UIProgressView.appearance()`.
  public static func appearance() -> UIProgressView { proxy }

  /// Returns the appearance of progress views inside the given containers, the innermost first. It precedes that of all
  /// progress views.
  ///
  /// Mirrors `UIProgressView.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    ContainedAppearances.appearance(of: UIProgressView.self, in: containerTypes) { UIProgressView() }
  }

  /// Returns a value of the appearances that apply to the view: those inside containers first.
  func appearanceValue<Value>(_ path: KeyPath<UIProgressView, Value?>) -> Value? {
    ContainedAppearances.value(of: UIProgressView.self, for: self) { (inside: UIProgressView) in inside[keyPath: path] }
      ?? UIProgressView.proxy[keyPath: path]
  }
}

extension UISegmentedControl {
  static let proxy = UISegmentedControl()

  /// Returns the appearance of all segmented controls and of pickers with the style `segmented`: the colour of the
  /// selected segment.
  ///
  /// Mirrors `UISegmentedControl.appearance()`.
  public static func appearance() -> UISegmentedControl { proxy }

  /// Returns the appearance of segmented controls inside the given containers, the innermost first. Kept, without
  /// effect: segments look the same everywhere.
  ///
  /// Mirrors `UISegmentedControl.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    ContainedAppearances.appearance(of: UISegmentedControl.self, in: containerTypes) { UISegmentedControl() }
  }
}

extension UIScrollView {
  private static let proxy = UIScrollView()

  /// Returns the appearance of all scroll views and collection views. Kept, without effect: the desktop decides how
  /// they scroll.
  ///
  /// Mirrors `UIScrollView.appearance()`.
  @_disfavoredOverload  // That of a subclass comes first.
  public static func appearance() -> UIScrollView { proxy }

  /// Returns the appearance of scroll views inside the given containers, the innermost first. Kept, without effect.
  ///
  /// Mirrors `UIScrollView.appearance(whenContainedInInstancesOf:)`.
  @_disfavoredOverload
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    ContainedAppearances.appearance(of: UIScrollView.self, in: containerTypes) { UIScrollView() }
  }
}

extension UITextField {
  private static let proxy = UITextField()

  /// Returns the appearance of all text fields. Kept, without effect: a field has its own.
  ///
  /// Mirrors `UITextField.appearance()`.
  public static func appearance() -> UITextField { proxy }

  /// Returns the appearance of text fields inside the given containers, the innermost first. Kept, without effect.
  ///
  /// Mirrors `UITextField.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    ContainedAppearances.appearance(of: UITextField.self, in: containerTypes) { UITextField() }
  }
}

extension UISearchBar {
  private static let proxy = UISearchBar()

  /// Returns the appearance of all search bars. Kept, without effect: a search bar has its own.
  ///
  /// Mirrors `UISearchBar.appearance()`.
  public static func appearance() -> UISearchBar { proxy }

  /// Returns the appearance of search bars inside the given containers, the innermost first. Kept, without effect.
  ///
  /// Mirrors `UISearchBar.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    ContainedAppearances.appearance(of: UISearchBar.self, in: containerTypes) { UISearchBar() }
  }
}

extension UISlider {
  private static let proxy = UISlider()

  /// Returns the appearance of all sliders. Kept, without effect: a slider has its own.
  ///
  /// Mirrors `UISlider.appearance()`.
  public static func appearance() -> UISlider { proxy }

  /// Returns the appearance of sliders inside the given containers, the innermost first. Kept, without effect.
  ///
  /// Mirrors `UISlider.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    ContainedAppearances.appearance(of: UISlider.self, in: containerTypes) { UISlider() }
  }
}

extension UILabel {
  private static let proxy = UILabel()

  /// Returns the appearance of all labels. Kept, without effect: a label has its own.
  ///
  /// Mirrors `UILabel.appearance()`.
  public static func appearance() -> UILabel { proxy }

  /// Returns the appearance of labels inside the given containers, the innermost first. Kept, without effect.
  ///
  /// Mirrors `UILabel.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    ContainedAppearances.appearance(of: UILabel.self, in: containerTypes) { UILabel() }
  }
}

extension UIRefreshControl {
  private static let proxy = UIRefreshControl()

  /// Returns the appearance of all refresh controls. Kept, without effect: the theme draws them.
  ///
  /// Mirrors `UIRefreshControl.appearance()`.
  public static func appearance() -> UIRefreshControl { proxy }

  /// Returns the appearance of refresh controls inside the given containers, the innermost first. Kept, without effect.
  ///
  /// Mirrors `UIRefreshControl.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    ContainedAppearances.appearance(of: UIRefreshControl.self, in: containerTypes) { UIRefreshControl() }
  }
}
