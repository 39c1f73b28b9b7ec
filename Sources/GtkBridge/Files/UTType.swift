/// A kind of file.
///
/// Mirrors `UTType`, which on Apple's systems is in UniformTypeIdentifiers; here a kind is known by its MIME type, as on
/// the rest of this desktop, or by the ending of the files' names.
public struct UTType: Hashable, Sendable {
  /// How the desktop names the kind, such as `text/csv`. A whole family ends in `/*`.
  public let preferredMIMEType: String?

  /// How the names of such files end, such as `csv`.
  public let preferredFilenameExtension: String?

  private let kind: Kind

  private enum Kind { case file, folder, anything }

  private init(_ mimeType: String?, _ filenameExtension: String? = nil, kind: Kind = .file) {
    preferredMIMEType = mimeType
    preferredFilenameExtension = filenameExtension
    self.kind = kind
  }

  /// The kind of files whose names end in `filenameExtension`.
  public init?(filenameExtension: String) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    let known = Self.known.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
    self = known ?? UTType(nil, filenameExtension)
  }

  /// The kind that the desktop knows by a MIME type.
  public init?(mimeType: String) {
    guard mimeType.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
    self = Self.known.first { $0.preferredMIMEType == mimeType.lowercased() } ?? UTType(mimeType)
  }

  /// The name of the kind: its MIME type, or the ending.
  public var identifier: String { preferredMIMEType ?? preferredFilenameExtension.map { "." + $0 } ?? "*" }

  var isFolder: Bool { kind == .folder }
  var isAnything: Bool { kind == .anything }

  private static let known: [UTType] = [
    .plainText, .commaSeparatedText, .json, .xml, .html, .pdf, .png, .jpeg, .gif, .svg, .zip, .calendarEvent, .vCard,
  ]

  /// Anything.
  public static let item = UTType(nil, kind: .anything)
  /// Any file.
  public static let data = UTType(nil, kind: .anything)
  /// A folder.
  public static let folder = UTType("inode/directory", kind: .folder)
  /// Any text.
  public static let text = UTType("text/*")
  /// Text without any form.
  public static let plainText = UTType("text/plain", "txt")
  /// Lines of values between commas.
  public static let commaSeparatedText = UTType("text/csv", "csv")
  /// JSON.
  public static let json = UTType("application/json", "json")
  /// XML.
  public static let xml = UTType("application/xml", "xml")
  /// A web page.
  public static let html = UTType("text/html", "html")
  /// A PDF document.
  public static let pdf = UTType("application/pdf", "pdf")
  /// Any picture.
  public static let image = UTType("image/*")
  /// A PNG picture.
  public static let png = UTType("image/png", "png")
  /// A JPEG picture.
  public static let jpeg = UTType("image/jpeg", "jpg")
  /// A GIF picture.
  public static let gif = UTType("image/gif", "gif")
  /// A drawing.
  public static let svg = UTType("image/svg+xml", "svg")
  /// Any sound.
  public static let audio = UTType("audio/*")
  /// Any film.
  public static let movie = UTType("video/*")
  /// A ZIP archive.
  public static let zip = UTType("application/zip", "zip")
  /// An appointment.
  public static let calendarEvent = UTType("text/calendar", "ics")
  /// A contact.
  public static let vCard = UTType("text/vcard", "vcf")
}
