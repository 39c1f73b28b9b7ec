import GtkBridge
import UIKit

/// UIKit's tables.
struct UIKitTablesPage: View {
  var body: some View { TableExample() }

  fileprivate struct TableExample: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PlantsController { PlantsController(style: .insetGrouped) }
    func updateUIViewController(_ controller: PlantsController, context: Context) {}
  }
}

/// A table of two sections, whose rows can be selected and deleted, and have a menu.
private final class PlantsController: UITableViewController {
  private var sections = [("Trees", ["Oak", "Maple", "소나무"]), ("Flowers", ["Rose", "Lily"])]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = sections[indexPath.section].1[indexPath.row]
    content.secondaryText = indexPath.section == 0 ? "A tree" : "A flower"
    content.image = UIImage(systemName: indexPath.section == 0 ? "leaf" : "star.fill")
    content.imageProperties.tintColor = indexPath.section == 0 ? .systemGreen : .systemPink
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].1.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "To the Top") { [weak self] _ in
          guard let self else { return }
          let plant = sections[indexPath.section].1.remove(at: indexPath.row)
          sections[indexPath.section].1.insert(plant, at: 0)
          tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: indexPath.section))
        }
      ])
    })
  }
}
