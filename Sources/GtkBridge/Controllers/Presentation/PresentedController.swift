/// The controller of what a view presents.
final class PresentedController<Content: View>: HostingController<PresentedView<Content>>, DialogPresenting {
  /// The buttons, where it is a dialog.
  let dialogSurface: DialogSurface?
  /// Called once, when the controller has gone from the screen, whoever took it away.
  private var onEnd: (() -> Void)?

  init(
    _ content: PresentedView<Content>, style: ModalPresentationStyle, environment: EnvironmentScope,
    surface: DialogSurface?, onEnd: @escaping () -> Void
  ) {
    dialogSurface = surface
    self.onEnd = onEnd
    super.init(rootView: content, inheriting: environment)
    modalPresentationStyle = style
    surface?.controller = self
    presentationController?.delegate = surface
    // The window may be closed with everything in it.
    onHostRemoval = { [weak self] _ in self?.end() }
  }

  required init?(coder: NSCoder) { nil }

  override func endAppearanceTransition() {
    super.endAppearanceTransition()
    if appearanceState == .appeared { dialogSurface?.didAppear() }
    if appearanceState == .disappeared, presentingViewController == nil { end() }
  }

  func end() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}

/// The content of a presented screen. It is made in a body of its own, so that the screen follows the state that its
/// content reads, whether or not the views that present it do.
struct PresentedView<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

/// A controller that may be a dialog: a question in a window that has no bar.
@MainActor
protocol DialogPresenting: ViewController {
  var dialogSurface: DialogSurface? { get }
}
