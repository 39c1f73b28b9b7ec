import Foundation
import GtkObjects

/// The object that provides the numbers of components and rows of a picker.
///
/// Mirrors `UIPickerViewDataSource`.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of lists beside each other.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a list.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that provides the titles of a picker, and receives its choices.
///
/// Mirrors `UIPickerViewDelegate`. A row shows its title; of a view for a row, only the text of a label is shown.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row. Called for a row without an attributed title.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the attributed title of a row, whose text is shown. It precedes the plain title and, unlike in UIKit, the
  /// view.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row: a label, whose text is shown. Called for a row without a title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called after the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns no title. The picker then requests the view of the row.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Returns no title. The picker then requests the title without attributes.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns an empty label.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UILabel() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A delegate that names the lists of a picker for screen readers.
///
/// Mirrors `UIPickerViewAccessibilityDelegate`.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the name of a list.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
}

/// Lists beside each other, each with a chosen row.
///
/// Mirrors `UIPickerView`; each list is a GtkDropDown in place of a wheel.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that provides the titles, and receives the choices.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Kept, without effect.
  open var showsSelectionIndicator = true

  private var selected: [Int: Int] = [:]
  private var row: Gtk.Box?
  private var lists: [(list: Gtk.DropDown, changed: Gtk.SignalHandler)] = []

  deinit {}

  /// The number of lists.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a list.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the chosen row of a list, or -1 for an empty list.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(selected[component] ?? 0, count - 1)
  }

  /// Chooses a row, at once. No event is sent.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(row, 0)
    showSelection(of: component)
  }

  /// Reloads all lists.
  open func reloadAllComponents() {
    guard let row else { return }
    let count = numberOfComponents
    while lists.count < count { addList() }
    while lists.count > count { lists.removeLast() }
    row.setChildren(lists.map(\.list))
    for component in 0..<count { reloadComponent(component) }
  }

  /// Reloads a list.
  open func reloadComponent(_ component: Int) {
    guard lists.indices.contains(component) else { return }
    let titles = (0..<numberOfRows(inComponent: component)).map { title(ofRow: $0, component) }
    let (list, changed) = lists[component]
    changed.withBlocked { list.setStrings(titles) }
    let names = delegate as? any UIPickerViewAccessibilityDelegate
    if let name = names?.pickerView(self, accessibilityLabelForComponent: component) { list.setAccessibleLabel(name) }
    showSelection(of: component)
    invalidateIntrinsicContentSize()
  }

  private func title(ofRow row: Int, _ component: Int) -> String {
    guard let delegate else { return "" }
    let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
    let title = attributed?.string ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    if let title { return title }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return (view as? UILabel)?.text ?? ""
  }

  private func addList() {
    let list = Gtk.DropDown()
    let component = lists.count
    let changed = list.connect("notify::selected") { [weak self] in self?.userDidChoose(in: component) }
    lists.append((list, changed))
  }

  private func userDidChoose(in component: Int) {
    guard let row = lists[component].list.selected, row != selectedRow(inComponent: component) else { return }
    selected[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  private func showSelection(of component: Int) {
    guard lists.indices.contains(component) else { return }
    let (list, changed) = lists[component]
    let row = selectedRow(inComponent: component)
    if list.selected ?? -1 != row { changed.withBlocked { list.selected = row < 0 ? nil : row } }
  }
}

extension UIPickerView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let row = Gtk.Box(axis: .horizontal, spacing: 6)
    self.row = row
    row.setAccessibleRole(.group)
    row.clearAccessibleName()
    row.setAlign(.center, on: .vertical)
    reloadAllComponents()
    return row
  }
}
