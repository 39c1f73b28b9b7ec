import GtkBridge

// Controls with a fixed size.

extension UISwitch: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}

extension UIStepper: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}

extension UIPageControl: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}

extension UIActivityIndicatorView: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}

// Controls with a fixed height.

extension UISlider: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
}

extension UIProgressView: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
}

extension UISegmentedControl: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
}

extension UISearchBar: ContentHugging {
  package var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
}
