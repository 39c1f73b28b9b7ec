import Foundation

/// What has been written, and what is left to do.
struct ScreenReport: CustomStringConvertible {
  let screen: Screen
  let files: [URL]
  /// The list of previews that has the new ones, if one has.
  let list: URL?

  var description: String {
    var lines = files.map { "wrote \($0.packagePath)" }
    if let list {
      lines.append("added \(screen.memberName)Screen to \(list.packagePath)")
    } else {
      lines.append("Add \(screen.memberName)Screen to your list of previews: its form is unknown here.")
    }
    let content = "{ viewModel, controller in \(screen.name)View(viewModel: viewModel).attach(to: controller) }"
    lines.append("The screen is made by \(screen.name)Builder. What puts its view in: \(content)")
    return lines.joined(separator: "\n")
  }
}
