import Foundation
import PackagePlugin

/// A build plugin that gives the colours and pictures of a target's asset catalogues names in Swift, as Xcode does:
/// `Image(.sunset)`, `Color.brand`.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let found = (files?.compactMap { $0 as? URL } ?? []).filter { $0.path.contains(".xcassets") }
    let catalogues = found.filter { $0.pathExtension == "xcassets" }.map(\.path).sorted()
    guard !catalogues.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Names of the assets of \(target.name)", executable: try context.tool(named: "AssetSymbols").url,
        arguments: [output.path] + catalogues,
        inputFiles: found.filter { $0.lastPathComponent == "Contents.json" }, outputFiles: [output])
    ]
  }
}
