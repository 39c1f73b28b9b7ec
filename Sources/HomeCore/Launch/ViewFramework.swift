/// The framework in which a screen's view is written. Screens with only one form ignore it.
public nonisolated enum ViewFramework: String, CaseIterable, Equatable, Sendable {
  /// Declarative views, as in SwiftUI.
  case swiftUI = "swiftui"
  /// View controllers with views, as in UIKit.
  case uiKit = "uikit"
}
