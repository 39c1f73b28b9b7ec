import GtkBridgeAdwaita
import GtkObjects
import SwiftUI

/// Shows a window in a style, and prints the program's data about the style: `StyleTestProgram adwaita|gtk`.
///
/// It prints values of a view's environment and some named colours, requests the other colour scheme, prints both
/// again, shows the window about the program, and ends.
@main
enum StyleTestProgram {
  static func main() throws {
    if CommandLine.arguments.contains("adwaita") { Application.style = .adwaita }
    let application = Application(id: "io.github.gtkbridge.StyleTestProgram")
    // The display is not open yet.
    application.preferredColorScheme = nil
    let status = try application.run {
      let window = UIWindow()
      window.rootViewController = HostingController(rootView: StyledView(application: application))
      window.makeKeyAndVisible()
    }
    exit(status)
  }
}

private struct StyledView: View {
  let application: Application
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    Text("Styled")
      .onAppear {
        report()
        application.preferredColorScheme = scheme == .dark ? .light : .dark
      }
      .onChange(of: scheme) {
        report()
        var information = AboutInformation(name: "Program", version: "1.0")
        information.authors = ["An Author"]
        application.showAbout(information)
        print("about: \(Gtk.shownWindows.map(\.typeName).filter { $0.contains("About") }.joined())")
        application.quit()
      }
  }

  private func report() {
    let button = Gtk.ColorButton()
    func digits(_ name: String) -> String {
      let parts = button.parts(of: "@\(name)")
      return [parts.red, parts.green, parts.blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
    }
    print("scheme: \(scheme), contrast: \(contrast)")
    for name in ["accent_bg_color", "window_bg_color", "card_bg_color", "view_bg_color"] {
      print("\(name): \(digits(name))")
    }
  }
}
