import CFonts
import CGtk
import Foundation
import Graphics

/// The fonts in the resources of the program, which are not installed on the desktop.
@MainActor
enum ProgramFonts {
  /// Registers the fonts, once.
  static let areKnown: Void = {
    // The folder of the executable, such as `/usr/bin`, is not searched: that would slow down every start.
    let programs = Bundle.main.bundleURL.standardizedFileURL.path
    for folder in ResourceFolders.ofProgram where folder.path != programs {
      for file in files(in: folder) { add(file) }
    }
  }()

  /// Registers the faces of a file by their families, and by their full and PostScript names.
  @discardableResult
  static func add(_ file: URL) -> Bool {
    guard gtkbridge_add_font(file.path) >= 0 else {
      gtkbridge_warning("The font “\(file.path)” is not readable.")
      return false
    }
    return true
  }

  private static func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var fonts: [URL] = []
    while let file = files?.nextObject() as? URL {
      if ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased()) { fonts.append(file) }
    }
    return fonts
  }
}

extension Gtk {
  /// Registers the faces of a font file for the program. Returns `false` if the file is not a font.
  @MainActor @discardableResult
  package static func addFont(_ file: URL) -> Bool { ProgramFonts.add(file) }
}
