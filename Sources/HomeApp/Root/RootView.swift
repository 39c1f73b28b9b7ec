import GtkBridge
import HomeCore

/// The content of a window: a screen, a line about the connection above it, the progress bar of imports and exports below
/// it, and notices above all.
struct RootView: View {
  let screen: ViewController
  let viewModel: RootViewModel
  @State private var toast: Toast?

  var body: some View {
    VStack(spacing: 0) {
      ConnectionBar(viewModel: viewModel.connection)
      ScreenView(screen: screen)
        .toast(shownToast)
      TransferBar(viewModel: viewModel.transfer)
    }
    .onReceive(viewModel.$notice) { toast = $0.map(Toast.init) }
  }

  private var shownToast: Binding<Toast?> {
    Binding(
      get: { toast },
      set: {
        toast = $0
        if $0 == nil { viewModel.dismissNotice() }
      })
  }
}

/// An adaptor that makes the screen's controller a child of the window's controller.
private struct ScreenView: ViewControllerRepresentable {
  let screen: ViewController

  func makeViewController(context: Context) -> ViewController { screen }

  func updateViewController(_ viewController: ViewController, context: Context) {}
}

extension Toast {
  init(_ notice: Notice) {
    self.init(notice.title, actionTitle: notice.action?.title) { notice.action?.perform() }
  }
}
