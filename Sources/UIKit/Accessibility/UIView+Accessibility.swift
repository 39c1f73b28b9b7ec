import GtkObjects

extension UIView {
  /// The name that assistive technology reads, or `nil` for the one that the view has by its content.
  ///
  /// Mirrors `UIAccessibility`'s property, as all of these.
  public var accessibilityLabel: String? {
    get { accessibilityIfAny?.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// What happens when the view is used.
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

  /// What the view is, beyond its class.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityIfAny?.traits ?? [] }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Indicates whether assistive technology finds the view. A control that is none is hidden from it; a view that only
  /// contains others is never in their way.
  public var isAccessibilityElement: Bool {
    get { accessibilityIfAny?.isElement ?? (self is any WidgetProviding) }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// Indicates whether the view and all inside are hidden from assistive technology.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityIfAny?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  private var accessibilityIfAny: ViewAccessibility? { accessibility as? ViewAccessibility }

  private func changeAccessibility(_ change: (ViewAccessibility) -> Void) {
    let new = accessibilityIfAny ?? ViewAccessibility(isControl: self is any WidgetProviding)
    change(new)
    accessibility = new
    if let controlWidget { new.apply(to: controlWidget) }
    backing?.inputDidChange()
  }
}

/// What assistive technology is told of a view.
@MainActor
private final class ViewAccessibility: WidgetAccessibility {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []
  var isElement: Bool?
  var hidesElements = false

  var isPressable: Bool { isElement ?? !traits.isDisjoint(with: [.button, .link]) }

  private let isControl: Bool
  /// What the widget has been told, so that a default of the widget remains until it is replaced.
  private var told = Told()

  private struct Told {
    var texts: [Gtk.Widget.AccessibleText: String] = [:]
    var role: Gtk.Widget.AccessibleRole?
    var isHidden = false
    var isSelected = false
  }

  init(isControl: Bool) { self.isControl = isControl }

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
    let isHidden = hidesElements || isControl && isElement == false
    if isHidden != told.isHidden { widget.setAccessibleHidden(isHidden) }
    told.isHidden = isHidden
  }

  private func tell(_ text: Gtk.Widget.AccessibleText, _ string: String?, to widget: Gtk.Widget) {
    guard told.texts[text] != string else { return }
    told.texts[text] = string
    widget.setAccessible(text, to: string)
  }
}
