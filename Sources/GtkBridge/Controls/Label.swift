/// A title with an icon before it.
///
/// Mirrors SwiftUI's `Label`; ``View/labelStyle(_:)`` selects the visible parts or another arrangement. The icon is decorative: assistive
/// technology reads only the title.
public struct Label<Title: View, Icon: View>: View, StyledControl {
  @Environment(\.labelLook) private var look
  @Environment(\.lookDetails.label) private var metrics
  @Environment(\.customLabelStyle) private var style
  package let title: Title
  let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    if let style {
      style.body(of: LabelStyleConfiguration(title: .init(title), icon: .init(icon)))
    } else {
      themeBody
    }
  }

  private var themeBody: some View {
    HStack(spacing: metrics.spacing) {
      // The fixed-size frame hides the icon's baseline. GtkBox considers baselines only if it knows its width, and
      // would then need more height than it has requested.
      icon.environmentChange(metrics).accessibilityHidden(true).fixedSize()
        .frame(minWidth: metrics.iconWidth).omitted(!look.showsIcon)
      title.omitted(!look.showsTitle)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system symbol; see ``Image/init(systemName:)``.
  @_disfavoredOverload public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture from the program's resources.
  @_disfavoredOverload public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
