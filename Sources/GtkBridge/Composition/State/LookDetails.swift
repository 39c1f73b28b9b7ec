import GtkObjects

/// Details of the look of controls and texts that the modifiers of the module SwiftUI set.
package struct LookDetails {
  /// The style of backgrounds, which is resolved, or `nil` for the theme's.
  package var background: _Paint?
  package var fontWidth: Font.Width?
  package var menuIndicator = Visibility.automatic
  package var linkIndicator = Visibility.automatic
  /// Returns the shape of the container around the view at the place of a widget. Only drawing code knows its type.
  package var containerShape: ((Gtk.Widget) -> any View)?
  package var fillsWidthWithButtons = false
  package var hasLargeHeaders = false
  var sections = SectionLook.plain
  package var hasPlainEditors = false
  /// Indicates whether pictures without an explicit rendering mode have the colour of text.
  package var showsTemplates = false
  package var hasFaintBadges = false
  package var badgeColor = Color.red
  package var label = LabelMetrics()
  /// Views that dialogs show above their titles and below their messages.
  package var dialogIcon: AnyView?
  package var dialogSuppression: AnyView?
  package var fileDialog = FileDialogDetails()
}

/// The look of a ``Section`` by the view around it.
enum SectionLook {
  /// Only the views, in the font of their surroundings.
  case plain
  case rows
  case cards
  /// A lazy grid between the header and the footer.
  case grids(Axis, GridLines, spacing: Double?)
  /// Only the content, without header and footer: the options of a picker.
  case options
}

/// The texts and the folder of file dialogs. They replace those of the request.
package struct FileDialogDetails {
  package var title: String?
  package var confirmationLabel: String?
  package var folder: URL?
}

/// The measures of labels and the colour of their icons.
package struct LabelMetrics: EnvironmentChange, Equatable {
  /// The distance of the icon from the title.
  package var spacing: CGFloat?
  /// The minimum width of the icon.
  package var iconWidth: CGFloat?
  package var iconColor: Color?

  func apply(to values: inout EnvironmentValues) { if let iconColor { values.foregroundColor = iconColor } }
}

extension EnvironmentValues {
  package var lookDetails: LookDetails {
    get { self[LookDetailsKey.self] }
    set { self[LookDetailsKey.self] = newValue }
  }
}

private struct LookDetailsKey: EnvironmentKey {
  static var defaultValue: LookDetails { LookDetails() }
}
