import GtkBridgeTesting
import GtkObjects
import UIKit

/// A window with views one below the other.
@MainActor
final class ControlHost {
  let controller = UIViewController()
  let host: ViewHost

  init(_ views: UIView..., size: CGSize = CGSize(width: 400, height: 300)) throws {
    let root = controller.view ?? UIView()
    var top = root.topAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: top, constant: 8),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      ])
      top = view.bottomAnchor
    }
    host = try ViewHost(controller, size: size)
  }

  /// The texts of the views, in order.
  var texts: [String] { host.texts.filter { !$0.isEmpty } }

  /// Suspends until the latest changes have been painted.
  func nextFrame() async { await host.nextFrame() }

  /// Returns the widget of a view.
  func widget(of view: UIView) -> Gtk.Widget? { view.realizedWidget }
}

/// A log of events.
@MainActor
final class Log {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
