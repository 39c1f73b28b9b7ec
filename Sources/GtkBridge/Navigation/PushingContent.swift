extension View {
  /// Pushes a screen onto the surrounding ``NavigationStack`` while `isPresented` is true. Navigating back sets it to
  /// false.
  ///
  /// ```swift
  /// Button("Details") { showsDetails = true }
  ///   .navigationDestination(isPresented: $showsDetails) { DetailView(book: book) }
  /// ```
  ///
  /// Mirrors SwiftUI's `navigationDestination(isPresented:destination:)`.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    PushingContent(content: self, item: isPresented.presenting(true), destination: { _ in destination() })
  }

  /// Pushes a screen for an item onto the surrounding ``NavigationStack`` while the item is not `nil`. Navigating back
  /// sets it to `nil`; another item replaces the screen.
  ///
  /// Mirrors SwiftUI's `navigationDestination(item:destination:)`.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    PushingContent(content: self, item: item, destination: destination)
  }
}

/// A view that pushes a screen while its item is not `nil`.
struct PushingContent<Content: View, Item: Hashable, Destination: View>: View {
  typealias Body = Never

  let content: Content
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    PushingNode(view, in: context)
  }
}

@MainActor
private final class PushingNode<Content: View, Item: Hashable, Destination: View>:
  WrapperNode<PushingContent<Content, Item, Destination>, Content>
{
  private struct Pushed {
    let item: Item
    let controller: HostingController<PresentedView<Destination>>
  }

  private var view: PushingContent<Content, Item, Destination>
  private let updater: BodyUpdater
  private var wanted: Item?
  private var pushed: Pushed?
  private var isMounted = true

  init(_ view: PushingContent<Content, Item, Destination>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: PushingContent<Content, Item, Destination>.self, in: context)
    super.init(view.content, inside: context, in: context)
    updater.evaluate = { [unowned self] in self.follow() }
    follow()
  }

  override var retainedState: RetainedState { pushed == nil ? child.retainedState : .changed }

  override func update(_ view: PushingContent<Content, Item, Destination>) {
    self.view = view
    child.update(view.content)
    follow()
  }

  /// Reads the item in a separate updater, so that a change of the item does not invalidate the surrounding `body`.
  private func follow() {
    let item = view.item
    wanted = updater.read { item.wrappedValue }
    if wanted == nil, pushed == nil { return }
    context.graph.afterUpdate { [weak self] in self?.bringAbout() }
  }

  /// Pushes, updates or pops the screen to match the item.
  private func bringAbout() {
    guard isMounted, let screens = context.environment.values.navigationScreens else { return }
    if let pushed {
      guard pushed.item != wanted else {
        pushed.controller.rootView = screen(for: pushed.item)
        return
      }
      self.pushed = nil
      screens.pop(pushed.controller)
    }
    guard let item = wanted else { return }
    let push = NavigationScreens.StatePush(
      source: context.controller, isWanted: { [weak self] in self?.wants(item) == true },
      didPop: { [weak self] in self?.didPop(item) })
    let controller = screens.push(screen(for: item), for: push)
    pushed = controller.map { Pushed(item: item, controller: $0) }
  }

  private func wants(_ item: Item) -> Bool { isMounted && view.item.wrappedValue == item }

  private func screen(for item: Item) -> PresentedView<Destination> {
    let destination = view.destination
    return PresentedView { destination(item) }
  }

  /// Resets the item if the user has navigated back.
  private func didPop(_ item: Item) {
    guard isMounted, pushed?.item == item else { return }
    pushed = nil
    if view.item.wrappedValue == item { view.item.wrappedValue = nil }
  }

  override func unmount() {
    isMounted = false
    updater.stop()
    if let pushed, let screens = context.environment.values.navigationScreens {
      // The view may disappear while GTK removes its screen, which must not return then.
      let pop = { screens.pop(pushed.controller) }
      if context.graph.isEnded { pop() } else { context.graph.afterUpdate(pop) }
    }
    super.unmount()
  }
}
