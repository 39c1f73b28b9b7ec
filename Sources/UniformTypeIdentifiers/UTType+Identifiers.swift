extension UTType {
  /// Apple's identifiers of types.
  private static let appleIdentifiers: [String: UTType] = [
    "public.item": .item, "public.data": .data, "public.content": .data, "public.folder": .folder,
    "public.directory": .folder, "public.text": .text, "public.plain-text": .plainText,
    "public.utf8-plain-text": .plainText, "public.url": .url, "public.file-url": .fileURL,
    "public.comma-separated-values-text": .commaSeparatedText, "public.json": .json, "public.xml": .xml,
    "public.html": .html, "com.adobe.pdf": .pdf, "public.image": .image, "public.png": .png, "public.jpeg": .jpeg,
    "com.compuserve.gif": .gif, "public.svg-image": .svg, "public.audio": .audio, "public.movie": .movie,
    "public.zip-archive": .zip, "com.apple.ical.ics": .calendarEvent, "public.vcard": .vCard, "public.rtf": .rtf,
    "public.heic": .heic, "public.mp3": .mp3, "public.mpeg-4": .mpeg4Movie,
  ]

  /// Creates the type with an identifier: one of Apple's, such as `public.text`, or a MIME type.
  public init?(_ identifier: String) {
    if let known = Self.appleIdentifiers[identifier.lowercased()] {
      self = known
      return
    }
    let all = Self.appleIdentifiers.values
    if let known = all.first(where: { $0.identifier == identifier }) {
      self = known
      return
    }
    if identifier.hasPrefix(".") {
      self.init(filenameExtension: String(identifier.dropFirst()))
    } else {
      self.init(mimeType: identifier)
    }
  }

  /// Creates a type that the program declares. Its MIME type is made of its identifier.
  ///
  /// Differs from UniformTypeIdentifiers: the parent has no effect. ``conforms(to:)`` follows from the MIME type alone.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(mime: "application/x-" + identifier.lowercased())
  }

  /// Creates a type that another program declares. The parent has no effect, as in ``init(exportedAs:conformingTo:)``.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  /// Returns whether the type is another one, or a special case of it.
  public func conforms(to other: UTType) -> Bool {
    if self == other || other.isAnything { return true }
    if self == .fileURL || self == .url { return self == .fileURL && other == .url }
    switch other {
    case .text where [UTType.json, .xml, .svg, .rtf].contains(self): return true
    default: break
    }
    guard let mine = preferredMIMEType, let family = other.preferredMIMEType, family.hasSuffix("/*") else {
      return false
    }
    return mine.hasPrefix(family.dropLast())
  }

  /// Plain text in UTF-8, as all plain text on the desktop is.
  public static let utf8PlainText = UTType.plainText
  /// The address of anything.
  public static let url = UTType(mime: "text/x-uri")
  /// The address of a file.
  public static let fileURL = UTType(mime: "text/uri-list")
  /// Text with styles.
  public static let rtf = UTType(mime: "application/rtf", "rtf")
  /// An HEIC image.
  public static let heic = UTType(mime: "image/heic", "heic")
  /// MP3 audio.
  public static let mp3 = UTType(mime: "audio/mpeg", "mp3")
  /// An MPEG-4 video.
  public static let mpeg4Movie = UTType(mime: "video/mp4", "mp4")
}
