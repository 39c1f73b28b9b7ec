import Graphics
import GtkBridge

/// The values of SwiftUI's environment that the modifiers of fields, lists and controls set.
extension EnvironmentValues {
  /// Indicates whether input methods correct nothing in the fields inside; see `autocorrectionDisabled(_:)`.
  ///
  /// Mirrors SwiftUI's `autocorrectionDisabled`.
  public var autocorrectionDisabled: Bool {
    get { textInput.isCorrected == false }
    set { textInput.isCorrected = !newValue }
  }

  /// Indicates whether input methods correct the fields inside, or `nil` if nothing says so.
  ///
  /// Mirrors SwiftUI's deprecated `disableAutocorrection`.
  public var disableAutocorrection: Bool? {
    get { textInput.isCorrected.map { !$0 } }
    set { textInput.isCorrected = newValue.map { !$0 } }
  }

  /// Indicates whether the labels of the controls inside are hidden; see `labelsHidden()`.
  ///
  /// Mirrors SwiftUI's `labelsVisibility`. The labels of hidden ones are still read out.
  public var labelsVisibility: Visibility {
    get { hidesLabels ? .hidden : .automatic }
    set { hidesLabels = newValue == .hidden }
  }

  /// The action of the rename buttons inside, or `nil` if there is none; see `renameAction(_:)`.
  ///
  /// Mirrors SwiftUI's `rename`.
  public var rename: RenameAction? { renameAction.map { RenameAction(action: $0) } }

  /// Indicates whether others may see the screen, which the desktop does not tell.
  ///
  /// Mirrors SwiftUI's `isSceneCaptured`.
  public var isSceneCaptured: Bool { false }

  /// Indicates whether the row of tabs shows sections: it never does, because it is a row.
  ///
  /// Mirrors SwiftUI's `isTabBarShowingSections`.
  public var isTabBarShowingSections: Bool { false }

  /// Indicates whether a view of the desktop's assistance for few choices shows the program: there is none.
  ///
  /// Mirrors SwiftUI's `accessibilityAssistiveAccessEnabled`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Indicates whether quick actions of the desktop's assistance are on: there are none.
  ///
  /// Mirrors SwiftUI's `accessibilityQuickActionsEnabled`.
  public var accessibilityQuickActionsEnabled: Bool { false }
}

/// The action that begins the renaming of what surrounds a view.
///
/// Mirrors SwiftUI's `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Begins the renaming.
  @preconcurrency @MainActor
  public func callAsFunction() { action() }
}

extension View {
  /// Shows or hides the labels of the controls inside.
  ///
  /// Mirrors SwiftUI's `labelsVisibility(_:)`. Assistive technology still reads hidden ones.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
