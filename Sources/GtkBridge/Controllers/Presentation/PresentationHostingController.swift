/// The controller of content that a view presents.
final class PresentationHostingController<Content: View>: HostingController<PresentedView<Content>>, DialogPresenting {
  /// The buttons of a dialog; `nil` for other presentations.
  package let dialogSurface: DialogSurface?
  /// A closure that is called once after the controller has left the screen for any reason.
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
    // Closing the window also ends the presentation.
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

/// The content of a presented or pushed screen. Its own `body` tracks the state that the content reads, independently of the
/// presenting views.
struct PresentedView<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

/// A controller that may be a dialog: a window without a bar.
@MainActor
package protocol DialogPresenting: ViewController {
  var dialogSurface: DialogSurface? { get }
}
