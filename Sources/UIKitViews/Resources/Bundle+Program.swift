import Foundation
import Graphics

extension Bundle {
  /// The resources of the program's own target, as `Bundle.main` has them in an app for iOS.
  ///
  /// SwiftPM puts these into a folder beside the executable, such as `Notes_Notes.resources`, where `Bundle.main` does not
  /// look. An app whose files read resources by `Bundle.main` needs one more file, whose declaration comes before
  /// Foundation's:
  ///
  /// ```swift
  /// import SwiftUI
  ///
  /// extension Bundle { static var main: Bundle { .program } }
  /// ```
  ///
  /// Without such a folder, it is Foundation's `Bundle.main`.
  public static let program: Bundle = {
    let name = Bundle.main.executableURL?.lastPathComponent ?? ""
    return resources(of: name, in: ResourceFolders.ofProgram) ?? .main
  }()

  /// Returns the resources of a target among the folders of a program.
  package static func resources(of target: String, in folders: [URL]) -> Bundle? {
    folders.first { $0.lastPathComponent.hasSuffix("_\(target).resources") }.flatMap { Bundle(url: $0) }
  }
}
