import GtkObjects

/// A GTK widget of one's own that stands in a declarative view.
///
/// Has the shape of SwiftUI's `UIViewRepresentable`. The widget is handed over as a plain pointer, because the
/// library's own GTK module is not part of its interface: a client imports GTK itself, makes the widget there, and
/// keeps what is unsafe on its own side.
///
/// ```swift
/// struct Clock: GtkWidgetRepresentable {
///   func makeWidget(context: Context) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(my_clock_new()) }
///   func updateWidget(_ widget: UnsafeMutableRawPointer, context: Context) {}
/// }
/// ```
@preconcurrency @MainActor
public protocol GtkWidgetRepresentable: View where Body == Never {
  /// What is kept beside the widget, such as the owner of its signal handlers.
  associatedtype Coordinator = Void

  /// What the widget is told about where it stands.
  typealias Context = GtkWidgetRepresentableContext<Self>

  /// Makes the widget, once for each identity of the view, and hands it over: a floating reference, which every new
  /// widget has, is sunk; of a widget that has an owner the library takes a reference of its own. Anything but a
  /// pointer to a GtkWidget without a parent is a programming error.
  func makeWidget(context: Context) -> UnsafeMutableRawPointer

  /// Brings the widget up to date: after it has been made, and when the view or its environment has changed.
  func updateWidget(_ widget: UnsafeMutableRawPointer, context: Context)

  /// Makes what is kept beside the widget, before the widget.
  func makeCoordinator() -> Coordinator

  /// Called when the view goes, while the widget still lives: the place to disconnect signal handlers.
  static func dismantleWidget(_ widget: UnsafeMutableRawPointer, coordinator: Coordinator)
}

/// What a widget of one's own is told about where it stands.
@preconcurrency @MainActor
public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
  /// What is kept beside the widget.
  public let coordinator: Representable.Coordinator

  /// The environment of the view as it is now.
  public let environment: EnvironmentValues
}

extension GtkWidgetRepresentable {
  public static func dismantleWidget(_ widget: UnsafeMutableRawPointer, coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    GtkWidgetNode(view, in: context)
  }
}

extension GtkWidgetRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor
private final class GtkWidgetNode<Representable: GtkWidgetRepresentable>: WidgetNode<Representable> {
  private var view: Representable
  private var properties = InstalledProperties<Representable>()
  private let updater: BodyUpdater
  private let coordinator: Representable.Coordinator
  private let widget: Gtk.Widget

  init(_ view: Representable, in context: NodeContext) {
    var view = view
    updater = BodyUpdater(for: Representable.self, in: context)
    properties.install(into: &view, updater: updater)
    coordinator = view.makeCoordinator()
    let pointer = view.makeWidget(
      context: GtkWidgetRepresentableContext(coordinator: coordinator, environment: context.environment.values))
    guard let widget = Gtk.Widget(checking: pointer) else {
      preconditionFailure("\(Representable.self).makeWidget(context:) must give a GtkWidget.")
    }
    self.widget = widget
    self.view = view
    super.init(widget, taken: .border, readsEnvironment: true, in: context)
    updater.evaluate = { [unowned self] in self.updateWidget() }
    updateWidget()
  }

  private func updateWidget() {
    let inner = GtkWidgetRepresentableContext<Representable>(
      coordinator: coordinator, environment: context.environment.values)
    updater.read { view.updateWidget(widget.pointer, context: inner) }
  }

  override func update(_ view: Representable) {
    self.view = view
    properties.install(into: &self.view, updater: updater)
    updateWidget()
  }

  override func environmentDidChange() { updater.setNeedsUpdate() }

  override func unmount() {
    updater.stop()
    properties.uninstall()
    Representable.dismantleWidget(widget.pointer, coordinator: coordinator)
    super.unmount()
  }
}
