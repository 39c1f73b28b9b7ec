/// The framework in whose terms a screen's view is written. Screens with one form alone ignore it.
public nonisolated enum ViewFramework: String, CaseIterable, Equatable, Sendable {
  /// Declarative views, as in SwiftUI.
  case swiftUI = "swiftui"
  /// View controllers with views, as in UIKit.
  case uiKit = "uikit"
}
