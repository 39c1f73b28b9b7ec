import Graphics
import GtkBridge

/// The values of SwiftUI's environment that the modifiers of fields, lists and controls set.
extension EnvironmentValues {
  /// Indicates whether correction by input methods is disabled in the fields inside; see `autocorrectionDisabled(_:)`.
  ///
  /// Mirrors SwiftUI's `autocorrectionDisabled`.
  public var autocorrectionDisabled: Bool {
    get { textInput.isCorrected == false }
    set { textInput.isCorrected = !newValue }
  }

  /// Indicates whether correction is disabled in the fields inside, or `nil` if it is not set.
  ///
  /// Mirrors SwiftUI's deprecated `disableAutocorrection`.
  public var disableAutocorrection: Bool? {
    get { textInput.isCorrected.map { !$0 } }
    set { textInput.isCorrected = newValue.map { !$0 } }
  }

  /// The visibility of the labels of the controls inside; see `labelsHidden()`.
  ///
  /// Mirrors SwiftUI's `labelsVisibility`. Hidden labels are still read out.
  public var labelsVisibility: Visibility {
    get { hidesLabels ? .hidden : .automatic }
    set { hidesLabels = newValue == .hidden }
  }

  /// The action of the rename buttons inside, or `nil` if there is none; see `renameAction(_:)`.
  ///
  /// Mirrors SwiftUI's `rename`.
  public var rename: RenameAction? { renameAction.map { RenameAction(action: $0) } }

  /// Indicates whether the screen is captured, which the desktop does not report.
  ///
  /// Mirrors SwiftUI's `isSceneCaptured`.
  public var isSceneCaptured: Bool { false }

  /// Indicates whether the row of tabs shows sections, which it never does.
  ///
  /// Mirrors SwiftUI's `isTabBarShowingSections`.
  public var isTabBarShowingSections: Bool { false }

  /// Indicates whether the program runs in an assistive view with few choices. The desktop has none.
  ///
  /// Mirrors SwiftUI's `accessibilityAssistiveAccessEnabled`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Indicates whether assistive quick actions are on. The desktop has none.
  ///
  /// Mirrors SwiftUI's `accessibilityQuickActionsEnabled`.
  public var accessibilityQuickActionsEnabled: Bool { false }
}

/// The action that starts the renaming of the content around a view.
///
/// Mirrors SwiftUI's `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Starts the renaming.
  @preconcurrency @MainActor
  public func callAsFunction() { action() }
}

extension View {
  /// Shows or hides the labels of the controls inside.
  ///
  /// Mirrors SwiftUI's `labelsVisibility(_:)`. Assistive technology still reads hidden labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
