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

  enum Kind { case file, folder, anything }

  init(mime mimeType: String?, _ filenameExtension: String? = nil, kind: Kind = .file) {
    preferredMIMEType = mimeType
    preferredFilenameExtension = filenameExtension
    self.kind = kind
  }

  /// Creates the type for a file name extension.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    let known = Self.known.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
    self = known ?? UTType(mime: nil, filenameExtension)
  }

  /// Creates the type for a MIME type.
  public init?(mimeType: String) {
    guard mimeType.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
    self = Self.known.first { $0.preferredMIMEType == mimeType.lowercased() } ?? UTType(mime: mimeType)
  }

  /// The identifier of the type: its MIME type or its extension.
  public var identifier: String { preferredMIMEType ?? preferredFilenameExtension.map { "." + $0 } ?? "*" }

  package var isFolder: Bool { kind == .folder }
  package var isAnything: Bool { kind == .anything }

  private static let known: [UTType] = [
    .plainText, .commaSeparatedText, .json, .xml, .html, .pdf, .png, .jpeg, .gif, .svg, .zip, .calendarEvent, .vCard,
  ]

  /// Any file or folder.
  public static let item = UTType(mime: nil, kind: .anything)
  /// Any file.
  public static let data = UTType(mime: nil, kind: .anything)
  /// A folder.
  public static let folder = UTType(mime: "inode/directory", kind: .folder)
  /// Any text.
  public static let text = UTType(mime: "text/*")
  /// Plain text.
  public static let plainText = UTType(mime: "text/plain", "txt")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(mime: "text/csv", "csv")
  /// A JSON document.
  public static let json = UTType(mime: "application/json", "json")
  /// An XML document.
  public static let xml = UTType(mime: "application/xml", "xml")
  /// An HTML document.
  public static let html = UTType(mime: "text/html", "html")
  /// A PDF document.
  public static let pdf = UTType(mime: "application/pdf", "pdf")
  /// Any image.
  public static let image = UTType(mime: "image/*")
  /// A PNG image.
  public static let png = UTType(mime: "image/png", "png")
  /// A JPEG image.
  public static let jpeg = UTType(mime: "image/jpeg", "jpg")
  /// A GIF image.
  public static let gif = UTType(mime: "image/gif", "gif")
  /// An SVG image.
  public static let svg = UTType(mime: "image/svg+xml", "svg")
  /// Any audio.
  public static let audio = UTType(mime: "audio/*")
  /// Any video.
  public static let movie = UTType(mime: "video/*")
  /// A ZIP archive.
  public static let zip = UTType(mime: "application/zip", "zip")
  /// A calendar event.
  public static let calendarEvent = UTType(mime: "text/calendar", "ics")
  /// A contact.
  public static let vCard = UTType(mime: "text/vcard", "vcf")
}
