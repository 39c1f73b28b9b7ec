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
      lines.append("Add \(screen.memberName)Screen to your list of previews: its form is not recognised.")
    }
    let content = "{ viewModel, controller in \(screen.name)View(viewModel: viewModel).attach(to: controller) }"
    lines.append("The screen is made by \(screen.name)Builder. This closure installs its view: \(content)")
    return lines.joined(separator: "\n")
  }
}
