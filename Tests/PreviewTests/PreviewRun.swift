import Foundation

/// The output of HomeApp's previews in a language, from a separate process, because the language is that of the whole
/// process.
struct PreviewRun {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The files by their names: a text of each preview, a light picture and a dark one.
  let files: [String: Data]

  init(language: String) async throws {
    let work = URL.temporaryDirectory.appending(path: "PreviewTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    let output = work.appending(path: "previews")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    try await Self.compileTranslations(to: work)
    var environment = ProcessInfo.processInfo.environment
    environment["LANGUAGE"] = language
    environment["TZ"] = "UTC"
    environment["HOME"] = work.path
    environment["XDG_DATA_DIRS"] = "\(work.path):\(environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share")"
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LC_ALL", "GTK_THEME", "ADW_DEBUG_COLOR_SCHEME"]
    {
      environment[name] = nil
    }
    environment["LANG"] = language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8"
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "HomeApp")
    try await Self.run(program, ["--preview-all", "--snapshot", output.path], environment)
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
    files = Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: output.appending(path: $0))) })
  }

  /// The root of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func compileTranslations(to folder: URL) async throws {
    let messages = folder.appending(path: "locale/ko/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    let output = messages.appending(path: "io.github.gtkbridge.HomeApp.mo").path
    let input = package.appending(path: "data/po/ko.po").path
    try await run(
      URL(filePath: "/usr/bin/msgfmt"), ["--output-file=\(output)", input], ProcessInfo.processInfo.environment)
  }

  private static func run(_ program: URL, _ arguments: [String], _ environment: [String: String]) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    let errors = URL.temporaryDirectory.appending(path: "PreviewTests-\(UUID().uuidString).log")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardError = try FileHandle(forWritingTo: errors)
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Failure(description: "\(program.path) \(arguments.joined(separator: " ")) failed: \(text.prefix(8000))")
    }
  }
}
