import GtkBridge

extension UIViewController {
  /// A button that begins and ends editing, for a bar.
  ///
  /// Mirrors `UIViewController.editButtonItem`:
  ///
  /// ```swift
  /// navigationItem.rightBarButtonItem = editButtonItem
  /// ```
  public var editButtonItem: UIBarButtonItem {
    let bar = navigationItem.ensuredBar
    if let item = bar.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.isEditing != true, animated: true) })
    bar.editButtonItem = item
    editingDidChange = { [weak self, weak item] in item?.systemItem = self?.isEditing == true ? .done : .edit }
    return item
  }
}
