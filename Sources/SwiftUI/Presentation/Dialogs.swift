import GtkBridge
import GtkObjects

/// The severity of a dialog.
///
/// Mirrors SwiftUI's `DialogSeverity`.
public struct DialogSeverity: Hashable, Sendable {
  fileprivate let icon: String?

  /// The default.
  public static let automatic = DialogSeverity(icon: nil)
  /// Data may be lost: the dialog has a warning sign.
  public static let critical = DialogSeverity(icon: "exclamationmark.triangle.fill")
  /// The usual dialog.
  public static let standard = DialogSeverity(icon: nil)
}

extension View {
  /// Shows an image above the title of the dialogs inside; `nil` removes it.
  ///
  /// Mirrors SwiftUI's `dialogIcon(_:)`.
  public func dialogIcon(_ icon: Image?) -> some View {
    environment(\.lookDetails.dialogIcon, icon.map { AnyView($0.font(.largeTitle).accessibilityHidden(true)) })
  }

  /// Sets how serious the dialogs inside are.
  ///
  /// Mirrors SwiftUI's `dialogSeverity(_:)`.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    dialogIcon(severity.icon.map { Image(systemName: $0) })
  }

  /// Shows a box in the dialogs inside, by which the user suppresses the next ones.
  ///
  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`. The program shows no more dialogs while
  /// `isSuppressed` is true.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Shows a box in the dialogs inside, by which the user suppresses the next ones.
  ///
  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  @_disfavoredOverload
  public func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Shows a box in the dialogs inside, by which the user suppresses the next ones.
  ///
  /// Mirrors SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.lookDetails.dialogSuppression, AnyView(Toggle(isOn: isSuppressed) { label }.toggleStyle(.checkbox)))
  }

  /// Shows a box in the dialogs inside, by which the user suppresses the next ones.
  ///
  /// Mirrors SwiftUI's `dialogSuppressionToggle(isSuppressed:)`.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(Gtk.word(localized: "Do Not Ask Again")), isSuppressed: isSuppressed)
  }
}
