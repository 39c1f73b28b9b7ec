import Foundation
import Graphics

/// The look that the bars of all windows have in common.
@MainActor
final class NavigationBarLook {
  /// Indicates whether the bars show the look. Otherwise, its values are only kept.
  private let isShown: Bool

  init(isShown: Bool = true) { self.isShown = isShown }

  var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { set(titleTextAttributes?.css ?? "", for: "headerbar .title") }
  }
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  var tintColor: UIColor? {
    didSet { set(tintColor.map { "color:\($0.color.css);" } ?? "", for: AppearanceStyle.items()) }
  }
  var barTintColor: UIColor? { didSet { showBackground() } }
  var backgroundColor: UIColor? { didSet { showBackground() } }

  var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copy()
      let (title, largeTitle) = (standardAppearance.titleTextAttributes, standardAppearance.largeTitleTextAttributes)
      backgroundColor = standardAppearance.backgroundColor
      titleTextAttributes = title.isEmpty ? nil : title
      largeTitleTextAttributes = largeTitle.isEmpty ? nil : largeTitle
    }
  }

  private func showBackground() {
    let color = barTintColor ?? backgroundColor
    // A transparent bar would show what is behind the window.
    let css = color.map { $0 == .clear ? "" : "background:\($0.color.css);" } ?? ""
    set(css, for: "headerbar")
  }

  private func set(_ declarations: String, for selector: String) {
    if isShown { AppearanceStyle.set(declarations, for: selector) }
  }
}
