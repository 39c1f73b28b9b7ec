import Foundation
import GtkObjects

extension UIView {
  /// The name that assistive technology reads, or `nil` for the name that the view's content gives it.
  ///
  /// Mirrors `UIAccessibility`'s property, as all of these.
  public var accessibilityLabel: String? {
    get { accessibilityIfAny?.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// The result of using the view.
  public var accessibilityHint: String? {
    get { accessibilityIfAny?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The value that assistive technology reads, or `nil` for the view's own.
  public var accessibilityValue: String? {
    get { accessibilityIfAny?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// The name by which tests find the view. People never see it.
  public var accessibilityIdentifier: String? {
    get { accessibilityIfAny?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// The kind and the state of the view, beyond those of its class.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityIfAny?.traits ?? [] }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Indicates whether assistive technology finds the view. `false` hides a control from it. A view that only contains others
  /// never hides them.
  public var isAccessibilityElement: Bool {
    get { accessibilityIfAny?.isElement ?? (self is any WidgetProviding) }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// Indicates whether the view and its subviews are hidden from assistive technology.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityIfAny?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Indicates whether only the view and its subviews are read while it is shown.
  public var accessibilityViewIsModal: Bool {
    get { accessibilityIfAny?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Indicates whether the subviews are read one after the other. Kept, without effect: assistive technology of the
  /// desktop always reads a view before it goes on to the next one.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityIfAny?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// The subviews that assistive technology finds, in reading order. The other subviews are hidden from it. `nil`
  /// leaves the subviews as they are.
  public var accessibilityElements: [Any]? {
    get { accessibilityIfAny?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// The actions that assistive technology offers for the view.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityIfAny?.actions }
    set { changeAccessibility { $0.actions = newValue } }
  }

  /// The name that assistive technology reads. Its attributes have no effect.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The result of using the view, without attributes.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The value that assistive technology reads, without attributes.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The language of the texts. Kept, without effect: screen readers of the desktop choose it.
  public var accessibilityLanguage: String? {
    get { accessibilityIfAny?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// The rectangle of the view in its window.
  public var accessibilityFrame: CGRect { convert(bounds, to: nil) }

  private var accessibilityIfAny: ViewAccessibility? { accessibility as? ViewAccessibility }

  private func changeAccessibility(_ change: (ViewAccessibility) -> Void) {
    let new = accessibilityIfAny ?? ViewAccessibility(of: self)
    change(new)
    accessibility = new
    if let controlWidget { new.apply(to: controlWidget) }
    backing?.inputDidChange()
  }
}

/// The properties of a view for assistive technology.
@MainActor
private final class ViewAccessibility: WidgetAccessibility {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []
  var isElement: Bool?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var language: String?
  var actions: [UIAccessibilityCustomAction]?
  var elements: [Any]?

  var isPressable: Bool { isElement ?? !traits.isDisjoint(with: [.button, .link]) }

  private weak var view: UIView?
  private let isControl: Bool
  /// The properties that the widget has received. Its defaults for the other properties remain.
  private var told = Told()

  private struct Told {
    var texts: [Gtk.Widget.AccessibleText: String] = [:]
    var role: Gtk.Widget.AccessibleRole?
    var isHidden = false
    var isSelected = false
    var isDisabled = false
    var isModal = false
    var actions: [String] = []
    /// The widgets of the subviews that are hidden because they are not among the elements.
    var others: [Gtk.Widget] = []
  }

  init(of view: UIView) {
    self.view = view
    isControl = view is any WidgetProviding
  }

  func apply(to widget: Gtk.Widget) {
    tell(.label, label, to: widget)
    tell(.description, hint, to: widget)
    tell(.valueText, value, to: widget)
    if let identifier, widget.name != identifier { widget.name = identifier }
    if let role = traits.traits.role, role != told.role {
      told.role = role
      widget.setAccessibleRole(role)
      if role == .heading { widget.setAccessibleLevel(1) }
    }
    let isSelected = traits.contains(.selected)
    if isSelected != told.isSelected { widget.setAccessibleSelected(isSelected) }
    told.isSelected = isSelected
    let isDisabled = traits.contains(.notEnabled)
    if isDisabled != told.isDisabled { widget.setAccessibleDisabled(isDisabled || !widget.isSensitive) }
    told.isDisabled = isDisabled
    let isHidden = hidesElements || isControl && isElement == false
    if isHidden != told.isHidden { widget.setAccessibleHidden(isHidden) }
    told.isHidden = isHidden
    if isModal != told.isModal { widget.setAccessibleModal(isModal) }
    told.isModal = isModal
    for name in told.actions { widget.removeAccessibleAction(named: name) }
    told.actions = (actions ?? []).map(\.name)
    for action in actions ?? [] {
      widget.addAccessibleAction(named: action.name) { [weak action] in
        if let action { _ = action.actionHandler?(action) }
      }
    }
    tellElements()
  }

  /// Hides the subviews that are not among the elements, and sets the reading order of the elements.
  private func tellElements() {
    for widget in told.others { widget.setAccessibleHidden(false) }
    told.others = []
    guard let view, let elements else { return }
    let views = elements.compactMap { $0 as? UIView }
    for (first, second) in zip(views, views.dropFirst()) {
      if let first = first.controlWidget, let second = second.controlWidget { first.setAccessibleFlow(to: second) }
    }
    told.others = view.subviews
      .filter { subview in !views.contains { $0.isDescendant(of: subview) } }.compactMap(\.realizedWidget)
    for widget in told.others { widget.setAccessibleHidden(true) }
  }

  private func tell(_ text: Gtk.Widget.AccessibleText, _ string: String?, to widget: Gtk.Widget) {
    guard told.texts[text] != string else { return }
    told.texts[text] = string
    widget.setAccessible(text, to: string)
  }
}
