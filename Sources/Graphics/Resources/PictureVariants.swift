import Foundation

/// The files of a picture for screens of different scales, light and dark, such as `tile.png` and `tile@2x.png`.
package struct PictureVariants: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    package var path: String
    /// The number of pixels per point.
    package var scale = 1
    package var isDark = false
  }

  package var files: [File]
  /// Indicates whether the picture is a shape in the colour of the text, or `nil` if the catalogue does not specify it.
  package var isTemplate: Bool?

  /// The number of pixels per point for a page of a PDF file: enough for screens of high density, and for enlarged
  /// pictures.
  package static let pixelsPerPoint = 3

  package init(files: [File], isTemplate: Bool? = nil) {
    self.files = files.map { file in
      guard file.path.lowercased().hasSuffix(".pdf") else { return file }
      var file = file
      file.scale = Self.pixelsPerPoint
      return file
    }
    self.isTemplate = isTemplate
  }

  /// Finds a picture in the asset catalogues of a bundle, or else among its files.
  package init(of name: String, in bundle: Bundle?) {
    if let found = AssetCatalogue.of(bundle).image(named: name) {
      self = found
      return
    }
    var files: [File] = []
    for folder in ResourceFolders.folders(of: bundle) where files.isEmpty {
      for scale in 1...3 {
        let file = scale == 1 ? name : "\(name)@\(scale)x"
        let candidates = [file] + ["png", "svg", "jpg", "jpeg", "pdf", "gif", "webp"].map { "\(file).\($0)" }
        let path = candidates.lazy.map { folder.appendingPathComponent($0).path }.first { Self.isFile($0) }
        if let path { files.append(File(path: path, scale: scale)) }
      }
    }
    self.init(files: files)
  }

  private static func isFile(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeRegular || type == .typeSymbolicLink
  }

  /// Returns the variant with enough pixels for a scale, or else the largest one, for an appearance. The path is empty if
  /// there is none.
  package func best(for scale: Int, isDark: Bool = false) -> (path: String, scale: Int) {
    let ofAppearance = files.filter { $0.isDark == isDark }
    let candidates = (ofAppearance.isEmpty ? files : ofAppearance).sorted { $0.scale < $1.scale }
    guard let best = candidates.first(where: { $0.scale >= scale }) ?? candidates.last else { return ("", 1) }
    return (best.path, best.scale)
  }
}
