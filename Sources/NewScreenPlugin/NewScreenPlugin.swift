import Foundation
import PackagePlugin

/// The command plugin `swift package new-screen NAME --style rib|mvvm|coordinator`. It finds the package's folders for
/// a new screen and runs the tool that writes the files.
@main
struct NewScreenPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let (viewsName, logicName) = (
      extractor.extractOption(named: "views").last, extractor.extractOption(named: "logic").last
    )
    let targets = ScreenTargets(of: context.package)
    let views = try targets.views(named: viewsName)
    let logic = try targets.logic(named: logicName, of: views)
    let tests = try targets.tests(of: logic)

    let process = Process()
    process.currentDirectoryURL = context.package.directoryURL
    process.executableURL = try context.tool(named: "NewScreen").url
    process.arguments =
      extractor.remainingArguments + [
        "--views-module", views.moduleName, "--views-folder", views.directoryURL.path,
        "--logic-module", logic.moduleName, "--logic-folder", logic.directoryURL.path,
        "--tests-folder", tests.directoryURL.path,
      ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ScreenTargets.Failure.nothingWritten }
  }
}
