/// The appearance of all views of a class. It is a view of the class that is never shown.
///
/// A view shows its own colours first, then those of its class. As in UIKit, set them before the views are shown.
extension UIPageControl {
  static let proxy = UIPageControl()

  /// The appearance of all page controls: the colours of their dots.
  ///
  /// Mirrors `UIPageControl.appearance()`.
  public static func appearance() -> UIPageControl { proxy }

  /// The appearance of those inside containers of classes, the innermost first. It comes before that of all of them.
  ///
  /// Mirrors `UIPageControl.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    ContainedAppearances.appearance(of: UIPageControl.self, in: containerTypes) { UIPageControl() }
  }

  /// A value of the appearances that apply to the view: those inside containers first.
  func appearanceValue<Value>(_ path: KeyPath<UIPageControl, Value?>) -> Value? {
    ContainedAppearances.value(of: UIPageControl.self, for: self) { (inside: UIPageControl) in inside[keyPath: path] }
      ?? UIPageControl.proxy[keyPath: path]
  }
}

extension UISwitch {
  static let proxy = UISwitch()

  /// The appearance of all switches: their colours.
  ///
  /// Mirrors `UISwitch.appearance()`.
  public static func appearance() -> UISwitch { proxy }

  /// The appearance of those inside containers of classes, the innermost first. It comes before that of all of them.
  ///
  /// Mirrors `UISwitch.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    ContainedAppearances.appearance(of: UISwitch.self, in: containerTypes) { UISwitch() }
  }

  /// A value of the appearances that apply to the view: those inside containers first.
  func appearanceValue<Value>(_ path: KeyPath<UISwitch, Value?>) -> Value? {
    ContainedAppearances.value(of: UISwitch.self, for: self) { (inside: UISwitch) in inside[keyPath: path] }
      ?? UISwitch.proxy[keyPath: path]
  }
}

extension UIProgressView {
  static let proxy = UIProgressView()

  /// The appearance of all progress views: their colours.
  ///
  /// Mirrors `UIProgressView.appearance()`.
  public static func appearance() -> UIProgressView { proxy }

  /// The appearance of those inside containers of classes, the innermost first. It comes before that of all of them.
  ///
  /// Mirrors `UIProgressView.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    ContainedAppearances.appearance(of: UIProgressView.self, in: containerTypes) { UIProgressView() }
  }

  /// A value of the appearances that apply to the view: those inside containers first.
  func appearanceValue<Value>(_ path: KeyPath<UIProgressView, Value?>) -> Value? {
    ContainedAppearances.value(of: UIProgressView.self, for: self) { (inside: UIProgressView) in inside[keyPath: path] }
      ?? UIProgressView.proxy[keyPath: path]
  }
}

extension UISegmentedControl {
  static let proxy = UISegmentedControl()

  /// The appearance of all segmented controls and of pickers with the style `segmented`: the colour of the selected segment.
  ///
  /// Mirrors `UISegmentedControl.appearance()`.
  public static func appearance() -> UISegmentedControl { proxy }

  /// The appearance of those inside containers of classes, the innermost first. Kept, without effect: segments look the same everywhere.
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

  /// The appearance of all scroll views and collection views: kept, without effect. The desktop decides how they scroll.
  ///
  /// Mirrors `UIScrollView.appearance()`.
  @_disfavoredOverload  // That of a subclass comes first.
  public static func appearance() -> UIScrollView { proxy }

  /// The appearance of those inside containers of classes, the innermost first. Kept, without effect, as that of all of them.
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

  /// The appearance of all text fields: kept, without effect. A field has its own.
  ///
  /// Mirrors `UITextField.appearance()`.
  public static func appearance() -> UITextField { proxy }

  /// The appearance of those inside containers of classes, the innermost first. Kept, without effect, as that of all of them.
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

  /// The appearance of all search bars: kept, without effect. A search bar has its own.
  ///
  /// Mirrors `UISearchBar.appearance()`.
  public static func appearance() -> UISearchBar { proxy }

  /// The appearance of those inside containers of classes, the innermost first. Kept, without effect, as that of all of them.
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

  /// The appearance of all sliders: kept, without effect. A slider has its own.
  ///
  /// Mirrors `UISlider.appearance()`.
  public static func appearance() -> UISlider { proxy }

  /// The appearance of those inside containers of classes, the innermost first. Kept, without effect, as that of all of them.
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

  /// The appearance of all labels: kept, without effect. A label has its own.
  ///
  /// Mirrors `UILabel.appearance()`.
  public static func appearance() -> UILabel { proxy }

  /// The appearance of those inside containers of classes, the innermost first. Kept, without effect, as that of all of them.
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

  /// The appearance of all refresh controls: kept, without effect. The theme shows them.
  ///
  /// Mirrors `UIRefreshControl.appearance()`.
  public static func appearance() -> UIRefreshControl { proxy }

  /// The appearance of those inside containers of classes, the innermost first. Kept, without effect, as that of all of them.
  ///
  /// Mirrors `UIRefreshControl.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    ContainedAppearances.appearance(of: UIRefreshControl.self, in: containerTypes) { UIRefreshControl() }
  }
}
