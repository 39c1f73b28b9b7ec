/// A file type.
///
/// Mirrors `UTType` of Apple's UniformTypeIdentifiers. Here, a type is identified by its MIME type, as is usual on
/// Linux, or by a file name extension.
public struct UTType: Hashable, Sendable {
  /// The MIME type, such as `text/csv`. A family of types ends in `/*`.
  public let preferredMIMEType: String?

  /// The file name extension, such as `csv`.
  public let preferredFilenameExtension: String?

  private let kind: Kind

  private enum Kind { case file, folder, anything }

  private init(_ mimeType: String?, _ filenameExtension: String? = nil, kind: Kind = .file) {
    preferredMIMEType = mimeType
    preferredFilenameExtension = filenameExtension
    self.kind = kind
  }

  /// Creates the type for a file name extension.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    let known = Self.known.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
    self = known ?? UTType(nil, filenameExtension)
  }

  /// Creates the type for a MIME type.
  public init?(mimeType: String) {
    guard mimeType.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
    self = Self.known.first { $0.preferredMIMEType == mimeType.lowercased() } ?? UTType(mimeType)
  }

  /// The identifier of the type: its MIME type or its extension.
  public var identifier: String { preferredMIMEType ?? preferredFilenameExtension.map { "." + $0 } ?? "*" }

  package var isFolder: Bool { kind == .folder }
  package var isAnything: Bool { kind == .anything }

  private static let known: [UTType] = [
    .plainText, .commaSeparatedText, .json, .xml, .html, .pdf, .png, .jpeg, .gif, .svg, .zip, .calendarEvent, .vCard,
  ]

  /// Any file or folder.
  public static let item = UTType(nil, kind: .anything)
  /// Any file.
  public static let data = UTType(nil, kind: .anything)
  /// A folder.
  public static let folder = UTType("inode/directory", kind: .folder)
  /// Any text.
  public static let text = UTType("text/*")
  /// Plain text.
  public static let plainText = UTType("text/plain", "txt")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType("text/csv", "csv")
  /// A JSON document.
  public static let json = UTType("application/json", "json")
  /// An XML document.
  public static let xml = UTType("application/xml", "xml")
  /// An HTML document.
  public static let html = UTType("text/html", "html")
  /// A PDF document.
  public static let pdf = UTType("application/pdf", "pdf")
  /// Any image.
  public static let image = UTType("image/*")
  /// A PNG image.
  public static let png = UTType("image/png", "png")
  /// A JPEG image.
  public static let jpeg = UTType("image/jpeg", "jpg")
  /// A GIF image.
  public static let gif = UTType("image/gif", "gif")
  /// An SVG image.
  public static let svg = UTType("image/svg+xml", "svg")
  /// Any audio.
  public static let audio = UTType("audio/*")
  /// Any video.
  public static let movie = UTType("video/*")
  /// A ZIP archive.
  public static let zip = UTType("application/zip", "zip")
  /// A calendar event.
  public static let calendarEvent = UTType("text/calendar", "ics")
  /// A contact.
  public static let vCard = UTType("text/vcard", "vcf")
}
