import GtkBridge
import GtkObjects
import UIKit

/// The recognizers that a representable has created for the widgets of one view.
@MainActor
final class RepresentedRecognizers<Representable: UIGestureRecognizerRepresentable> {
  private var latest: (representable: Representable, isEnabled: Bool)?
  private var represented: [RepresentedRecognizer<Representable>] = []

  func add(to element: Element) {
    guard let latest else { return }
    represented.removeAll { $0.element == nil }
    let new = RepresentedRecognizer(latest.representable, on: element)
    new.update(latest.representable, isEnabled: latest.isEnabled)
    represented.append(new)
  }

  func update(_ representable: Representable, isEnabled: Bool) {
    latest = (representable, isEnabled)
    represented.removeAll { $0.element == nil }
    for one in represented { one.update(representable, isEnabled: isEnabled) }
  }
}

/// A recognizer that a representable has created for one widget.
@MainActor
private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable> {
  private(set) weak var element: Element?
  private let view: UIView
  private let context: Representable.Context
  private let recognizer: Representable.UIGestureRecognizerType
  private let target = Target()
  private var representable: Representable

  init(_ representable: Representable, on element: Element) {
    self.representable = representable
    self.element = element
    view = RecognizedView.view(on: element.outermost)
    let subject = Representable.CoordinateSpaceConverter.Subject(view)
    let converter = Representable.CoordinateSpaceConverter(of: subject)
    context = Representable.Context(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    recognizer = representable.makeUIGestureRecognizer(context: context)
    subject.recognizer = recognizer
    target.perform = { [unowned self] in
      self.representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    recognizer.addTarget(target, action: Target.act)
  }

  isolated deinit { view.removeGestureRecognizer(recognizer) }

  func update(_ representable: Representable, isEnabled: Bool) {
    self.representable = representable
    representable.updateUIGestureRecognizer(recognizer, context: context)
    if !isEnabled {
      view.removeGestureRecognizer(recognizer)
    } else if recognizer.view == nil {
      view.addGestureRecognizer(recognizer)
    }
  }
}

/// The target of a recognizer, which holds it weakly.
@MainActor
private final class Target {
  var perform: () -> Void = {}

  func act() { perform() }
}

/// The view that represents a widget of a declarative view, and has the recognizers of all its representables.
private final class RecognizedView: UIView, BackingProviding {
  private let widget: Gtk.Widget

  private init(_ widget: Gtk.Widget) {
    self.widget = widget
    super.init(frame: .zero)
    _ = realize()
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Returns the existing view of a widget, or a new one that represents the widget.
  static func view(on widget: Gtk.Widget) -> UIView {
    if let shown = widget.nearestShownObject?.object as? UIView, shown.realizedWidget === widget { return shown }
    return RecognizedView(widget)
  }

  /// The widget's rectangle. It determines the place of the view.
  override var bounds: CGRect {
    get { CGRect(origin: .zero, size: backing?.size ?? .zero) }
    set {}
  }

  func makeBacking() -> any WidgetBacking { Backing(widget) }

  /// A widget that keeps the look of its declarative view.
  private final class Backing: WidgetBacking {
    let widget: Gtk.Widget

    init(_ widget: Gtk.Widget) { self.widget = widget }

    func subviewsDidChange() {}

    func constraintsDidChange() {}

    func visibilityDidChange() {}
  }
}
