import Foundation
import Testing

/// The appearance of a program with a style, seen from outside: a process has one style. One program runs at a time,
/// because its identifier is unique in a session.
@Suite("Style", .serialized) struct StyleTests {
  @Test("libadwaita's colours are the program's, and its scheme follows the program")
  func isAdwaita() throws {
    let run = try StyledRun("adwaita")
    // Libadwaita's greys are a little blue from 1.6 on.
    let greys = [("250 250 250", "36 36 36", "30 30 30"), ("250 250 251", "34 34 38", "29 29 32")]
    let expected = greys.map { light, dark, view in
      [
        "scheme: light, contrast: standard", "accent_bg_color: 53 132 228", "window_bg_color: \(light)",
        "card_bg_color: 255 255 255", "view_bg_color: 255 255 255",
        "scheme: dark, contrast: standard", "accent_bg_color: 53 132 228", "window_bg_color: \(dark)",
        "card_bg_color: 255 255 255", "view_bg_color: \(view)",
        "about: AdwAboutWindow",
      ]
    }
    #expect(expected.contains(run.lines))
    // Libadwaita warns if GTK's own setting is used.
    #expect(run.errors == "")
  }

  @Test("the desktop's scheme and contrast come through libadwaita")
  func followsTheDesktop() throws {
    let run = try StyledRun(
      "adwaita", environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark", "ADW_DEBUG_HIGH_CONTRAST": "1"])
    #expect(run.lines.first == "scheme: dark, contrast: increased")
    #expect(run.lines.contains("scheme: light, contrast: increased"))
  }

  @Test("without libadwaita the same names are the colours of GTK's theme")
  func isPlain() throws {
    let run = try StyledRun("gtk")
    #expect(
      run.lines == [
        "scheme: light, contrast: standard", "accent_bg_color: 53 132 228", "window_bg_color: 246 245 244",
        "card_bg_color: 255 255 255", "view_bg_color: 255 255 255",
        "scheme: dark, contrast: standard", "accent_bg_color: 21 83 158", "window_bg_color: 53 53 53",
        "card_bg_color: 45 45 45", "view_bg_color: 45 45 45",
        "about: GtkAboutDialog",
      ])
    #expect(run.errors == "")
  }
}

/// One run of `StyleTestProgram`.
private struct StyledRun {
  let lines: [String]
  let errors: String

  init(_ style: String, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "StyleTestProgram")
    process.arguments = [style]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, because a signal would interrupt Foundation's reading of a pipe, and end the tests.
    let files = (0..<2).map { _ in FileManager.default.temporaryDirectory.appending(path: UUID().uuidString) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    lines = try String(contentsOf: files[0], encoding: .utf8).split(separator: "\n").map(String.init)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }
}
