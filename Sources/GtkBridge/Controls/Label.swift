/// A title with an icon before it.
///
/// Mirrors SwiftUI's `Label`; ``View/labelStyle(_:)`` says which of the two is seen. The icon only illustrates: assistive technology reads the title alone.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Makes a label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack {
      // An icon in a frame has no baseline: GtkBox counts those in only when it knows its width, and then wants more
      // height than it has asked for.
      icon.accessibilityHidden(true).fixedSize().omitted(!style.showsIcon)
      title.omitted(!style.showsTitle)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a system symbol; see ``Image/init(systemName:)``.
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a picture among the program's resources.
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
