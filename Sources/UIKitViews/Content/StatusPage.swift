import GtkBridge

/// The desktop's status page: a large icon, a title, a description and actions in the middle of a screen.
package struct StatusPage<Icon: View, Title: View, Actions: View>: View {
  private let icon: Icon
  private let title: Title
  private let actions: Actions
  private let iconPadding: Double
  private let actionPadding: Double

  /// Creates a page. The title comes with its description.
  package init(
    iconPadding: Double = 18, actionPadding: Double = 24, @ViewBuilder icon: () -> Icon,
    @ViewBuilder title: () -> Title, @ViewBuilder actions: () -> Actions
  ) {
    self.icon = icon()
    self.title = title()
    self.actions = actions()
    self.iconPadding = iconPadding
    self.actionPadding = actionPadding
  }

  package var body: some View {
    VStack(spacing: actionPadding) {
      VStack(spacing: iconPadding) {
        icon
        title.multilineTextAlignment(.center)
      }
      actions
    }
    .padding(24)
    .frame(maxWidth: 480)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
