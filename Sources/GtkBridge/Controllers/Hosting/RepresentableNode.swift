import GtkObjects

/// The content that a representable has made, and the calls that the representable receives about it.
struct RepresentedContent<Representable: View> {
  let widget: Gtk.Widget
  /// Called after the content has been made, and whenever the view, its environment or its state changes.
  let update: @MainActor (Representable) -> Void
  /// Called when the view is removed. The widget is still alive.
  let remove: @MainActor () -> Void
}

/// The node of a view that makes its own content: a GTK widget or a controller.
@MainActor
final class RepresentableNode<Representable: View>: WidgetNode<Representable> {
  private var view: Representable
  private var properties = InstalledProperties<Representable>()
  private let updater: BodyUpdater
  private let content: RepresentedContent<Representable>

  /// - Parameter make: Makes the content of a view whose state and environment are readable.
  init(_ view: Representable, in context: NodeContext, make: (Representable) -> RepresentedContent<Representable>) {
    self.view = view
    updater = BodyUpdater(for: Representable.self, in: context)
    properties.install(into: &self.view, updater: updater)
    content = make(self.view)
    super.init(content.widget, taken: .border, readsEnvironment: true, in: context)
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
    super.unmount()
  }
}
