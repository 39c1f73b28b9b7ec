import GtkBridge

/// Options of a file dialog.
///
/// Mirrors SwiftUI's `FileDialogBrowserOptions`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Files inside packages, which the desktop does not have.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// The endings of names, which the desktop always shows.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files, which the user shows with Ctrl+H.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Sets the initial folder of the file dialogs inside; `nil` is the last used one.
  ///
  /// Mirrors SwiftUI's `fileDialogDefaultDirectory(_:)`.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.lookDetails.fileDialog.folder, defaultDirectory)
  }

  /// Sets the title of the button that confirms the file dialogs inside.
  ///
  /// Mirrors SwiftUI's `fileDialogConfirmationLabel(_:)`.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.lookDetails.fileDialog.confirmationLabel, label?.content)
  }

  /// Sets the title of the button that confirms the file dialogs inside.
  ///
  /// Mirrors SwiftUI's `fileDialogConfirmationLabel(_:)`.
  public func fileDialogConfirmationLabel(_ titleKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(titleKey))
  }

  /// Sets the title of the button that confirms the file dialogs inside.
  ///
  /// Mirrors SwiftUI's `fileDialogConfirmationLabel(_:)`.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<Title: StringProtocol>(_ title: Title) -> some View {
    fileDialogConfirmationLabel(Text(title))
  }

  /// Sets the title of the file dialogs inside.
  ///
  /// Mirrors SwiftUI's `fileDialogMessage(_:)`.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// Has no effect: the desktop labels the field for the name.
  ///
  /// Mirrors SwiftUI's `fileExporterFilenameLabel(_:)`.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Has no effect: the desktop labels the field for the name.
  ///
  /// Mirrors SwiftUI's `fileExporterFilenameLabel(_:)`.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<Label: StringProtocol>(_ label: Label) -> some View { self }

  /// Has no effect: the desktop remembers the folder of all dialogs of a program together.
  ///
  /// Mirrors SwiftUI's `fileDialogCustomizationID(_:)`.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Has no effect: the user of the desktop's dialog shows hidden files.
  ///
  /// Mirrors SwiftUI's `fileDialogBrowserOptions(_:)`.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}
