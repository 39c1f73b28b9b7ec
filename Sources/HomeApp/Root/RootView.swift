import GtkBridge
import HomeCore

/// What a window shows: a screen, below it how far an import or export has come, and above both what is said in passing.
struct RootView: View {
  let screen: ViewController
  let viewModel: RootViewModel
  @State private var toast: Toast?

  var body: some View {
    VStack(spacing: 0) {
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

/// The screen, whose controller becomes a child of the window's.
private struct ScreenView: ViewControllerRepresentable {
  let screen: ViewController

  func makeViewController(context: Context) -> ViewController { screen }

  func updateViewController(_ viewController: ViewController, context: Context) {}
}

extension Toast {
  /// Shows a message of the program's.
  init(_ notice: Notice) {
    self.init(notice.title, actionTitle: notice.action?.title) { notice.action?.perform() }
  }
}
