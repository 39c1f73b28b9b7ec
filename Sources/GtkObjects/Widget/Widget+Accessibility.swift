import CGtk

extension Gtk.Widget {
  package enum AccessibleRole {
    case alert, alertDialog, button, checkbox, dialog, group, heading, image, label, link, list, listItem, meter, none,
      radio, radioGroup, search, searchBox, spinButton, status, tab, tabList, toolbar

    fileprivate var value: GtkAccessibleRole {
      switch self {
      case .alert: GTK_ACCESSIBLE_ROLE_ALERT
      case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
      case .button: GTK_ACCESSIBLE_ROLE_BUTTON
      case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
      case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
      case .group: GTK_ACCESSIBLE_ROLE_GROUP
      case .heading: GTK_ACCESSIBLE_ROLE_HEADING
      case .image: GTK_ACCESSIBLE_ROLE_IMG
      case .label: GTK_ACCESSIBLE_ROLE_LABEL
      case .link: GTK_ACCESSIBLE_ROLE_LINK
      case .list: GTK_ACCESSIBLE_ROLE_LIST
      case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
      case .meter: GTK_ACCESSIBLE_ROLE_METER
      case .none: GTK_ACCESSIBLE_ROLE_PRESENTATION
      case .radio: GTK_ACCESSIBLE_ROLE_RADIO
      case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
      case .search: GTK_ACCESSIBLE_ROLE_SEARCH
      case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
      case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
      case .status: GTK_ACCESSIBLE_ROLE_STATUS
      case .tab: GTK_ACCESSIBLE_ROLE_TAB
      case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
      case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
      }
    }
  }

  package enum AccessibleText {
    case label, description, valueText

    package var property: GtkAccessibleProperty {
      switch self {
      case .label: GTK_ACCESSIBLE_PROPERTY_LABEL
      case .description: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
      case .valueText: GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT
      }
    }
  }

  /// Sets the accessibility role. It has no effect after the widget was first shown.
  package func setAccessibleRole(_ role: AccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(role.value.rawValue))
    g_object_set_property(cast(), "accessible-role", &value)
    g_value_unset(&value)
    // A plain container has no name of its own in these roles.
    guard role == .status || role == .alert, labelText == nil, accessible(.label) == nil else { return }
    clearAccessibleName()
  }

  /// Sets the level of a heading.
  package func setAccessibleLevel(_ level: Int) {
    var property = GTK_ACCESSIBLE_PROPERTY_LEVEL
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_int(&value, Int32(clamping: level))
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Sets the index of an item among the items of its list, from 0. Only some of the items have widgets.
  package func setAccessiblePosition(_ position: Int, of count: Int) {
    var relations = [GTK_ACCESSIBLE_RELATION_POS_IN_SET, GTK_ACCESSIBLE_RELATION_SET_SIZE]
    var values = [GValue(), GValue()]
    for (index, number) in [position + 1, count].enumerated() {
      gtk_accessible_relation_init_value(relations[index], &values[index])
      g_value_set_int(&values[index], Int32(clamping: number))
    }
    gtk_accessible_update_relation_value(opaque, 2, &relations, &values)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  /// Sets whether the widget takes all input while it is shown.
  package func setAccessibleModal(_ isModal: Bool) {
    var property = GTK_ACCESSIBLE_PROPERTY_MODAL
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_boolean(&value, isModal ? 1 : 0)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  package func hasAccessibleRole(_ role: AccessibleRole) -> Bool {
    gtk_accessible_get_accessible_role(opaque) == role.value
  }

  /// Offers an action to assistive technology. GTK lists the actions of a widget's groups there, each as its group's name
  /// and its own.
  package func addAccessibleAction(named name: String, _ handler: @escaping @MainActor () -> Void) {
    let actions = Gtk.ActionGroup()
    actions.add(Gtk.Action(name: "activate", takesParameter: false) { _ in handler() })
    gtk_widget_insert_action_group(widget, Self.actionGroupName(name), actions.opaque)
  }

  /// Withdraws an action.
  package func removeAccessibleAction(named name: String) {
    gtk_widget_insert_action_group(widget, Self.actionGroupName(name), nil)
  }

  /// Performs an action, as assistive technology does. Returns whether there is one.
  package func performAccessibleAction(named name: String) -> Bool {
    gtk_widget_activate_action_variant(widget, Self.actionGroupName(name) + ".activate", nil) != 0
  }

  /// A dot would end the name of the group.
  private static func actionGroupName(_ name: String) -> String {
    name.isEmpty ? "action" : name.replacingOccurrences(of: ".", with: " ")
  }

  /// Keeps the keyboard focus away from the widget and its descendants.
  package func keepsFocusAway() { gtk_widget_set_can_focus(widget, 0) }

  /// Sets a textual property; `nil` restores the widget's default.
  package func setAccessible(_ text: AccessibleText, to string: String?) {
    var property = text.property
    guard let string else { return gtk_accessible_reset_property(opaque, property) }
    // A labelled-by relation would take precedence over the label.
    if property == GTK_ACCESSIBLE_PROPERTY_LABEL {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, string)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
    if text == .label { describeByTooltip() }
  }

  /// Makes the tooltip the description, as GTK does, unless it repeats the label. A screen reader would speak it twice.
  func describeByTooltip() {
    guard let tooltip else { return }
    let description = accessible(.description)
    let repeatsLabel = tooltip == accessible(.label)
    if repeatsLabel, description == tooltip {
      setAccessible(.description, to: nil)
    } else if !repeatsLabel, description == nil {
      setAccessible(.description, to: tooltip)
    }
  }

  package func setAccessibleLabel(_ name: String) { setAccessible(.label, to: name) }

  private static let givenLabelKey = "gtkbridge-given-label"

  /// Sets the label from the program. Content of the widget does not change it.
  package func giveAccessibleLabel(_ name: String) {
    g_object_set_data(cast(), Self.givenLabelKey, UnsafeMutableRawPointer(bitPattern: 1))
    setAccessibleLabel(name)
    elementsAreNamedAgain()
  }

  /// Sets the label from the content of the widget, unless the program has set one.
  package func setAccessibleLabel(ofContent name: String?) {
    guard g_object_get_data(cast(), Self.givenLabelKey) == nil else { return }
    setAccessible(.label, to: name)
    elementsAreNamedAgain()
  }

  /// Lets the elements around a visible widget read the names inside again. They do so after each layout.
  private func elementsAreNamedAgain() { if isMapped { gtk_widget_queue_allocate(widget) } }

  /// Sets an empty accessibility label, because GTK would otherwise use the name of the widget's class.
  package func clearAccessibleName() { setAccessibleLabel("") }

  /// Clears the accessibility labels of GTK's internal widgets of certain types.
  func clearAccessibleNames(of typeNames: Set<String>) {
    for widget in all where typeNames.contains(widget.typeName) { widget.clearAccessibleName() }
  }

  /// Clears the accessibility labels of the pages of GTK's internal stacks.
  func clearAccessibleNamesOfPages() {
    for stack in all where stack.typeName == "GtkStack" {
      for child in stack.children {
        Gtk.Stack.clearAccessibleName(ofPage: gtk_stack_get_page(stack.opaque, child.widget))
      }
    }
  }

  package func setAccessibleExpanded(_ isExpanded: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, to: isExpanded)
  }

  package func setAccessibleSelected(_ isSelected: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, to: isSelected)
  }

  /// Tells assistive technology that the widget is disabled. GTK itself reports changes of ``isSensitive``.
  package func setAccessibleDisabled(_ isDisabled: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_DISABLED, to: isDisabled)
  }

  func setAccessible(_ state: GtkAccessibleState, to isSet: Bool) {
    var state = state
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    // A tristate in C: true, false or undefined.
    if gtkbridge_value_type(&value) == gtkbridge_type_int() {
      g_value_set_int(&value, isSet ? 1 : 0)
    } else {
      g_value_set_boolean(&value, isSet ? 1 : 0)
    }
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }

  /// Sets the invalid state, which marks a rejected input.
  package func setAccessibleInvalid(_ isInvalid: Bool) {
    let word = isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
    setAccessible(GTK_ACCESSIBLE_STATE_INVALID, to: word.rawValue)
  }

  /// Sets the state of a widget with the role of a check box or of a choice.
  func setAccessibleChecked(_ isChecked: Bool) {
    let word = isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, to: word.rawValue)
  }

  /// Sets a state whose values are an enumeration.
  private func setAccessible(_ state: GtkAccessibleState, to word: UInt32) {
    var state = state
    var value = GValue()
    // GTK reads an enumeration as an integer, and warns about the value that `gtk_accessible_state_init_value` creates.
    g_value_init(&value, gtkbridge_type_int())
    g_value_set_int(&value, Int32(word))
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }

  /// Labels the widget by the labels inside `container`.
  package func setLabelledByLabels(in container: Gtk.Widget) {
    var labels: UnsafeMutablePointer<GList>?
    Self.collectLabels(in: container.widget, into: &labels)
    if let labels { return setLabelled(by: labels) }
    // An icon alone: its label, also one that a modifier sets later, is the name.
    setLabelled(by: container.pictures)
  }

  /// The names of the icons and pictures inside the widget, in screen order.
  package var pictureNames: [String] { pictures.compactMap { $0.accessible(.label) }.filter { !$0.isEmpty } }

  /// The icons and pictures inside the widget, in screen order.
  private var pictures: [Gtk.Widget] {
    children.filter { !$0.isPopover }.flatMap { child in
      (gtk_accessible_get_accessible_role(child.opaque) == GTK_ACCESSIBLE_ROLE_IMG ? [child] : []) + child.pictures
    }
  }

  /// Indicates whether the widget is a popover. A menu or a popover does not belong to the content of its anchor.
  package var isPopover: Bool { Self.isPopover(widget) }

  private static func isPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gtk_popover_get_type()) != 0
  }

  package func setLabelled(by others: [Gtk.Widget]) {
    var list: UnsafeMutablePointer<GList>?
    for other in others { list = g_list_append(list, other.widget) }
    if let list { setLabelled(by: list) }
  }

  /// Sets the widget that assistive technology reads after this one.
  package func setAccessibleFlow(to other: Gtk.Widget) {
    set(GTK_ACCESSIBLE_RELATION_FLOW_TO, to: g_list_append(nil, other.widget))
  }

  private func setLabelled(by labels: UnsafeMutablePointer<GList>) {
    set(GTK_ACCESSIBLE_RELATION_LABELLED_BY, to: labels)
  }

  private func set(_ relation: GtkAccessibleRelation, to widgets: UnsafeMutablePointer<GList>?) {
    var relation = relation
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    g_value_set_pointer(&value, widgets)  // The accessible relation takes ownership of the list.
    gtk_accessible_update_relation_value(opaque, 1, &relation, &value)
    g_value_unset(&value)
  }

  /// The texts of the labels inside the widget, in screen order.
  package var labelTexts: [String] {
    var labels: UnsafeMutablePointer<GList>?
    Self.collectLabels(in: widget, into: &labels)
    defer { g_list_free(labels) }
    var texts: [String] = []
    var link = labels
    while let current = link {
      if let label = current.pointee.data { texts.append(String(cString: gtk_label_get_text(OpaquePointer(label)))) }
      link = current.pointee.next
    }
    return texts
  }

  /// Indicates whether any text in the widget is visible.
  package var showsText: Bool { isVisible && (labelText?.isEmpty == false || children.contains(where: \.showsText)) }

  /// The names of the icons and symbols inside the widget, in screen order.
  package var iconNames: [String] { images.map(\.contentName).filter { !$0.isEmpty } }

  /// The icons and symbols inside the widget, in screen order.
  package var images: [Gtk.Image] {
    var images: [Gtk.Image] = []
    Self.collectImages(in: widget, into: &images)
    return images
  }

  private static func collectImages(in widget: UnsafeMutablePointer<GtkWidget>, into images: inout [Gtk.Image]) {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_image_get_type()) != 0 {
      images.append(Gtk.Image(retaining: UnsafeMutableRawPointer(widget)))
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      collectImages(in: current, into: &images)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  private static func collectLabels(
    in widget: UnsafeMutablePointer<GtkWidget>, into labels: inout UnsafeMutablePointer<GList>?
  ) {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
      labels = g_list_append(labels, widget)
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if !isPopover(current) { collectLabels(in: current, into: &labels) }
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
