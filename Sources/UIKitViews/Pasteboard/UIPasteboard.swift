import GtkObjects

/// The desktop's clipboard.
///
/// Mirrors the part of `UIPasteboard` that is text, URLs and pictures.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The name of a pasteboard; the desktop has one.
  public struct Name: Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The desktop's clipboard.
    public static let general = Name(rawValue: "general")
  }

  /// The desktop's clipboard.
  public static let general = UIPasteboard()

  /// Posted when the content changes, even by another program, after the first use of the pasteboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The time to wait for the answer of another program.
  private static let patience = Duration.seconds(2)

  let clipboard = Gtk.Clipboard()

  /// The number of changes since the first use of the pasteboard.
  public private(set) var changeCount = 0

  private init() {
    clipboard?.onChange = { [weak self] in
      guard let self else { return }
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The text, or `nil` if there is none.
  ///
  /// The text of another program arrives in a nested run of the main loop, within two seconds at most: events are
  /// handled meanwhile. Pasting into a text field does not need this.
  public var string: String? {
    get {
      guard let clipboard, clipboard.hasText else { return nil }
      return answer { clipboard.readText($0) }
    }
    set { clipboard?.setText(newValue) }
  }

  /// Shared with an answer that comes too late.
  private final class Answer<Content> {
    var content: Content?
    var isThere = false
  }

  /// Waits for the content that another program sends.
  func answer<Content>(to question: (@escaping @MainActor (Content?) -> Void) -> Void) -> Content? {
    let answer = Answer<Content>()
    question { content in (answer.content, answer.isThere) = (content, true) }
    MainLoop.pump(timeout: Self.patience) { answer.isThere }
    return answer.content
  }

  /// The text as the only element, or `nil` if there is none. Several texts are set as lines.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") } }
  }

  /// The text as a URL with a scheme, or `nil`.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// The URL as the only element, or `nil`.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { strings = newValue?.map(\.absoluteString) }
  }

  /// Indicates whether the content is text.
  public var hasStrings: Bool { clipboard?.hasText ?? false }

  /// Indicates whether the text is a URL.
  public var hasURLs: Bool { url != nil }

  /// The number of items: one, or none without text and picture.
  public var numberOfItems: Int { hasStrings || hasImages ? 1 : 0 }
}
