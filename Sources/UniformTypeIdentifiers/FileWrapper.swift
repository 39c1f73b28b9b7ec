public import Foundation

/// A file or a folder of files in memory.
///
/// Mirrors the part of Foundation's `FileWrapper` that documents use. Linux's Foundation has none.
open class FileWrapper {
  /// The name that the file should have.
  open var preferredFilename: String?

  /// The name that the file had when it was read.
  open var filename: String?

  /// The contents of a file, or `nil` for a folder.
  open private(set) var regularFileContents: Data?

  /// The files of a folder by their names, or `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder.
  public init(directoryWithFileWrappers files: [String: FileWrapper]) {
    fileWrappers = files
    for (name, file) in files where file.preferredFilename == nil { file.preferredFilename = name }
  }

  /// Reads a file or a folder, with all files inside. The options have no effect: the contents are read now.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      fileWrappers = try Dictionary(
        uniqueKeysWithValues: files.map { ($0.lastPathComponent, try FileWrapper(url: $0)) })
    } else {
      regularFileContents = try Data(contentsOf: url)
    }
  }

  /// Indicates whether this is a file.
  open var isRegularFile: Bool { regularFileContents != nil }

  /// Indicates whether this is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Adds a file to a folder, and returns the name by which it is known there.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var (name, number) = (wanted, 2)
    while fileWrappers?[name] != nil { (name, number) = ("\(wanted) \(number)", number + 1) }
    fileWrappers?[name] = child
    return name
  }

  /// Adds a file with contents to a folder, and returns the name by which it is known there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = name
    return addFileWrapper(file)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the file or the folder. A file is replaced at once, so that a failure leaves the old one.
  ///
  /// Differs from Foundation: a folder is written file by file into the one that is there, whose other files stay. The options
  /// and `originalContentsURL` have no effect.
  open func write(to url: URL, options: WritingOptions = .atomic, originalContentsURL: URL? = nil) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: .atomic)
    } else if let fileWrappers {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, file) in fileWrappers { try file.write(to: url.appending(path: name)) }
    }
  }

  /// Options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits, which equal Foundation's.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The contents are read now, as they always are here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The contents are not mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits, which equal Foundation's.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is replaced at once, as it always is here.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names of files are kept.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
