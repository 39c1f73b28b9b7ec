import Foundation

/// The default identifier of an application.
package enum ApplicationIdentifier {
  /// The identifier of the Flatpak that contains the program, or else `local.` and the name of the executable.
  package static var standard: String {
    standard(environment: ProcessInfo.processInfo.environment, executable: ProcessInfo.processInfo.processName)
  }

  package static func standard(environment: [String: String], executable: String) -> String {
    if let flatpak = environment["FLATPAK_ID"], !flatpak.isEmpty { return flatpak }
    let name = executable.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" }
    // A part of an identifier begins with a letter or an underscore.
    let prefix = name.first?.isNumber ?? true ? "_" : ""
    return "local." + prefix + String(name)
  }
}
