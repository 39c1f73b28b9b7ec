import Foundation
import Graphics

extension Bundle {
  /// The resources of the program's own target, which an iOS app has in `Bundle.main`.
  ///
  /// SwiftPM puts them into a folder beside the executable, such as `Notes_Notes.resources`, where `Bundle.main` does
  /// not look. An app that reads resources by `Bundle.main` needs one more file, whose declaration takes precedence
  /// over Foundation's:
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

  /// Returns the resources of a target from the folders of a program.
  package static func resources(of target: String, in folders: [URL]) -> Bundle? {
    folders.first { $0.lastPathComponent.hasSuffix("_\(target).resources") }.flatMap { Bundle(url: $0) }
  }
}
