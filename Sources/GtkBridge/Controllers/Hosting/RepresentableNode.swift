import GtkObjects

/// The content that a representable has created, and the calls that the representable receives about it.
package struct RepresentedContent<Representable: View> {
  let widget: Gtk.Widget
  /// Called after the creation of the content, and after each change of the view, its environment or its state.
  let update: @MainActor (Representable) -> Void
  /// Called when the view is removed. The widget is still alive.
  let remove: @MainActor () -> Void
  /// Returns a size that the view chooses, or `nil` for that of the content.
  var size: (@MainActor (Representable, ProposedViewSize) -> CGSize?)?

  package init(
    widget: Gtk.Widget, update: @escaping @MainActor (Representable) -> Void, remove: @escaping @MainActor () -> Void,
    size: (@MainActor (Representable, ProposedViewSize) -> CGSize?)? = nil
  ) {
    self.widget = widget
    self.update = update
    self.remove = remove
    self.size = size
  }
}

/// The node of a view that creates its own content: a GTK widget or a controller.
@MainActor
package final class RepresentableNode<Representable: View>: WidgetNode<Representable> {
  private var view: Representable
  private var properties = InstalledProperties<Representable>()
  private let updater: BodyUpdater
  private let content: RepresentedContent<Representable>

  /// - Parameter make: Creates the content of a view whose state and environment are readable.
  package init(
    _ view: Representable, in context: NodeContext, make: (Representable) -> RepresentedContent<Representable>
  ) {
    self.view = view
    updater = BodyUpdater(for: Representable.self, in: context)
    properties.install(into: &self.view, updater: updater)
    content = make(self.view)
    super.init(content.widget, taken: .border, readsEnvironment: true, in: context)
    if content.size != nil {
      element.wrap(
        by: ChosenSizeLayout { [weak self] proposal in self.flatMap { $0.content.size?($0.view, proposal) } })
    }
    updater.evaluate = { [unowned self] in self.updateContent() }
    updateContent()
  }

  private func updateContent() {
    updater.read { content.update(view) }
  }

  override func update(_ view: Representable) {
    self.view = view
    properties.install(into: &self.view, updater: updater)
    updateContent()
  }

  override func environmentDidChange() { updater.setNeedsUpdate() }

  override func unmount() {
    updater.stop()
    properties.uninstall()
    content.remove()
    // The widget shows the view or the controller until it has left the screen.
    context.graph.afterExitTransition(of: content.widget) { [remove = content.remove] in
      withExtendedLifetime(remove) {}
    }
    super.unmount()
  }
}
