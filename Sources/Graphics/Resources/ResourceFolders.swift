import Foundation

/// The folders that hold the resources of bundles.
package enum ResourceFolders {
  /// The folders of the program: that of its executable, and those beside it that SwiftPM creates for its targets, such
  /// as `Package_Target.resources`. The folder of the target with the name of the executable comes first.
  package static let ofProgram: [URL] = {
    let main = Bundle.main
    let folder = main.bundleURL
    let name = main.executableURL?.lastPathComponent ?? ""
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let resources = siblings.filter { $0.hasSuffix(".resources") }.sorted { first, second in
      let (isFirst, isSecond) = (first.hasSuffix("_\(name).resources"), second.hasSuffix("_\(name).resources"))
      return isFirst == isSecond ? first < second : isFirst
    }
    let own = main.resourceURL ?? folder
    return ([own] + resources.map { folder.appendingPathComponent($0) }).map(\.standardizedFileURL)
  }()

  /// Returns the folders of a bundle; `nil` is the program.
  package static func folders(of bundle: Bundle?) -> [URL] {
    guard let bundle, bundle !== Bundle.main else { return ofProgram }
    return [(bundle.resourceURL ?? bundle.bundleURL).standardizedFileURL]
  }
}
