import GtkObjects

/// A custom GTK widget embedded in a declarative view.
///
/// Mirrors SwiftUI's `UIViewRepresentable`. The widget is passed as a raw pointer, because the library's GTK module is
/// not part of its public interface. A client imports GTK itself, creates the widget there, and keeps the unsafe code
/// in its own module.
///
/// ```swift
/// struct Clock: GtkWidgetRepresentable {
///   func makeWidget(context: Context) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(my_clock_new()) }
///   func updateWidget(_ widget: UnsafeMutableRawPointer, context: Context) {}
/// }
/// ```
@preconcurrency @MainActor
public protocol GtkWidgetRepresentable: View where Body == Never {
  /// An object or value kept beside the widget, such as the owner of its signal handlers.
  associatedtype Coordinator = Void

  /// The coordinator and the environment that each call receives.
  typealias Context = GtkWidgetRepresentableContext<Self>

  /// Creates the widget, once for each identity of the view.
  ///
  /// The library sinks the floating reference of a new widget. If the widget already has an owner, the library retains
  /// it. The pointer must refer to a `GtkWidget` without a parent; any other pointer is a programming error.
  func makeWidget(context: Context) -> UnsafeMutableRawPointer

  /// Updates the widget, after its creation and whenever the view or its environment changes.
  func updateWidget(_ widget: UnsafeMutableRawPointer, context: Context)

  /// Creates the coordinator. The library calls this method before it creates the widget.
  func makeCoordinator() -> Coordinator

  /// Disconnects signal handlers and releases resources when the view is removed. The widget is still alive.
  static func dismantleWidget(_ widget: UnsafeMutableRawPointer, coordinator: Coordinator)
}

/// The coordinator and the environment of a ``GtkWidgetRepresentable``.
@preconcurrency @MainActor
public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator

  /// The current environment of the view.
  public let environment: EnvironmentValues
}

extension GtkWidgetRepresentable {
  /// Does nothing.
  public static func dismantleWidget(_ widget: UnsafeMutableRawPointer, coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    RepresentableNode(view, in: context) { view in
      let coordinator = view.makeCoordinator()
      let inner = { Context(coordinator: coordinator, environment: context.environment.values) }
      let pointer = view.makeWidget(context: inner())
      guard let widget = Gtk.Widget(checking: pointer) else {
        preconditionFailure("\(Self.self).makeWidget(context:) must return a GtkWidget.")
      }
      return RepresentedContent(
        widget: widget,
        update: { view in view.updateWidget(widget.pointer, context: inner()) },
        remove: { dismantleWidget(widget.pointer, coordinator: coordinator) })
    }
  }
}

extension GtkWidgetRepresentable where Coordinator == Void {
  /// No coordinator. This is the default of a type that declares none.
  public func makeCoordinator() {}
}
