/// A view that presents a screen while its item is not `nil`.
struct PresentationContent<Content: View, Item, Screen: View>: View {
  typealias Body = Never

  let content: Content
  let item: Binding<Item?>
  /// Returns the identity of an item. The screen is replaced only when the identity changes.
  let identity: (Item) -> AnyHashable
  var style = ModalPresentationStyle.automatic
  /// Indicates whether the screen is a dialog: a window without a bar.
  var isDialog = false
  let onDismiss: (() -> Void)?
  let screen: (Item) -> Screen

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PresentationNode(view, in: context)
  }
}

@MainActor
private final class PresentationNode<Content: View, Item, Screen: View>:
  WrapperNode<PresentationContent<Content, Item, Screen>, Content>, PresentationQueue.Waiter
{
  private struct Presented {
    let identity: AnyHashable
    let controller: PresentationHostingController<Screen>
    let environment: EnvironmentScope
  }

  private var view: PresentationContent<Content, Item, Screen>
  private let updater: BodyUpdater
  private var wanted: Item?
  private var presented: Presented?
  private var isMounted = true

  init(_ view: PresentationContent<Content, Item, Screen>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: PresentationContent<Content, Item, Screen>.self, in: context)
    super.init(view.content, inside: context, in: context)
    updater.evaluate = { [unowned self] in self.follow() }
    follow()
  }

  override func update(_ view: PresentationContent<Content, Item, Screen>) {
    self.view = view
    child.update(view.content)
    follow()
  }

  /// Reads the item in a separate updater, so that a change of the item does not invalidate the surrounding `body`.
  private func follow() {
    let item = view.item
    wanted = updater.read { item.wrappedValue }
    if wanted == nil, presented == nil { return }
    context.graph.afterUpdate { [weak self] in self?.bringAbout() }
  }

  /// Presents, updates or dismisses the screen to match the item.
  private func bringAbout() {
    guard isMounted else { return }
    switch (wanted, presented) {
    case (let item?, let presented?) where view.identity(item) == presented.identity:
      presented.controller.rootView = presentedView(of: item)
    case (_, let presented?): dismiss(presented.controller, animated: true)
    case (.some, nil): PresentationQueue.shared.add(self)
    case (nil, nil): PresentationQueue.shared.remove(self)
    }
  }

  func presentIfPossible() -> Bool {
    guard isMounted, let item = wanted, presented == nil else { return true }
    guard let presenter = context.graph.controller, presenter.appearanceState == .appeared,
      presenter.presentedViewController == nil
    else { return false }
    let surface = view.isDialog ? DialogSurface() : nil
    let environment = EnvironmentScope(inside: context.environment) { values in
      (values.dialog, values.describesMenuLines, values.spreadsControls) = (surface, false, false)
      guard surface != nil else { return }
      // Dialogs look the same regardless of the presenting view.
      (values.font, values.foregroundColor, values.isEnabled, values.buttonLook) = (nil, nil, true, nil)
      values.customStyles = CustomStyles()
    }
    let identity = view.identity(item)
    let controller = PresentationHostingController(
      presentedView(of: item), style: view.style, environment: environment, surface: surface,
      onEnd: { [weak self] in
        environment.unmount()
        self?.didEnd(identity)
        // Other presentations may be pending, even if the presenting view no longer exists.
        PresentationQueue.shared.retry()
      })
    presented = Presented(identity: identity, controller: controller, environment: environment)
    presenter.present(controller, animated: true)
    return true
  }

  private func presentedView(of item: Item) -> PresentedView<Screen> {
    let screen = view.screen
    return PresentedView { screen(item) }
  }

  private func dismiss(_ controller: PresentationHostingController<Screen>, animated: Bool) {
    guard let presenter = controller.presentingViewController else { return controller.end() }
    presenter.dismiss(animated: animated) { controller.end() }
  }

  /// Resets the item if the screen was dismissed by something other than a change of the item.
  private func didEnd(_ identity: AnyHashable) {
    presented = nil
    guard isMounted else { return }
    if let item = view.item.wrappedValue, view.identity(item) == identity { view.item.wrappedValue = nil }
    view.onDismiss?()
    wanted = view.item.wrappedValue
    bringAbout()
  }

  override func unmount() {
    isMounted = false
    PresentationQueue.shared.remove(self)
    updater.stop()
    super.unmount()
    if let presented { dismiss(presented.controller, animated: false) }
  }
}

extension Binding where Value == Bool {
  /// Returns a binding to `item` while the value is true, and to `nil` otherwise. Setting `nil` makes the value false.
  func presenting<Item>(_ item: Item?) -> Binding<Item?> {
    let value = self
    return Binding<Item?>(
      get: { value.wrappedValue ? item : nil },
      set: { if $0 == nil { value.wrappedValue = false } })
  }
}
