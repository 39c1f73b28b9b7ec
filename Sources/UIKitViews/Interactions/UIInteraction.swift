import GtkBridge

/// An additional behaviour of a view, such as showing a menu.
///
/// Mirrors `UIInteraction`.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from one (`nil`).
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from one (`nil`).
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view.
  ///
  /// Mirrors `UIView.interactions`, as the methods below.
  public var interactions: [any UIInteraction] {
    get { (look as? ViewLook)?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    viewLook.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    viewLook.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
