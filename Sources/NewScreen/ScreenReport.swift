import Foundation

/// A report of the written files and the remaining steps.
struct ScreenReport: CustomStringConvertible {
  let screen: Screen
  let files: [URL]
  /// The list that contains the new previews, or `nil` if they could not be added.
  let list: URL?

  var description: String {
    var lines = files.map { "wrote \($0.packagePath)" }
    if let list {
      lines.append("added \(screen.memberName)Screen to \(list.packagePath)")
    } else {
      lines.append("Add \(screen.memberName)Screen to your list of previews: the form of the list is not recognised.")
    }
    let content = "{ viewModel, controller in \(screen.name)View(viewModel: viewModel).attach(to: controller) }"
    lines.append("\(screen.name)Builder creates the screen. This closure installs the view: \(content)")
    return lines.joined(separator: "\n")
  }
}
