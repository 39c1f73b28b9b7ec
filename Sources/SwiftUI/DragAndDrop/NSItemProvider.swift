/// A value that an item provider offers.
///
/// Takes the place of UIKit's protocol of the same name: a value is a text, or a file or another URL.
public protocol NSItemProviderWriting {
  /// The value as the content of a drag.
  var itemProviderContent: TransferContent { get }
}

/// A value that can be read from an item provider.
///
/// Takes the place of UIKit's protocol of the same name.
public protocol NSItemProviderReading {
  /// Returns the value in the content of a drag, or `nil` if it holds no such value.
  static func read(itemProviderContent content: TransferContent) -> Any?
}

/// An error of an item provider.
///
/// Mirrors the errors of UIKit's `NSItemProvider`.
public enum NSItemProviderError: Error, LocalizedError {
  /// The provider has no representation of a type.
  case unavailable(String)

  public var errorDescription: String? {
    switch self {
    case .unavailable(let type): "The item has no representation of the type \(type)."
    }
  }
}

/// An item that is dragged and dropped: a text, a file or another URL, or data that the program registers.
///
/// Mirrors UIKit's `NSItemProvider`. The content of a drag is there at once, so that completion handlers run before the
/// methods return.
open class NSItemProvider {
  /// The name of a file for the item.
  open var suggestedName: String?

  /// The types of the representations, the best one first.
  open private(set) var registeredContentTypes: [UTType] = []

  private var content: TransferContent?
  private var loaders: [(type: UTType, load: () -> Data?)] = []

  /// Creates an item without a representation.
  public init() {}

  /// Creates an item of a value, such as a `String`.
  public init(object: any NSItemProviderWriting) { setContent(object.itemProviderContent) }

  /// Creates an item of a file.
  public init?(contentsOf url: URL?) {
    guard let url else { return nil }
    suggestedName = url.lastPathComponent
    setContent(url.itemProviderContent)
  }

  /// Creates an item of a value. Values other than texts, URLs and data have no representation.
  public init(item: Any?, typeIdentifier: String?) {
    switch item {
    case let data as Data:
      let type = typeIdentifier.flatMap { UTType($0) } ?? .data
      registerDataRepresentation(for: type) { answer in
        answer(data, nil)
        return nil
      }
    case let value as any NSItemProviderWriting: setContent(value.itemProviderContent)
    default: break
    }
  }

  init(content: TransferContent) { setContent(content) }

  private func setContent(_ content: TransferContent) {
    self.content = content
    switch content {
    case .text(let text):
      registeredContentTypes += [.utf8PlainText]
      if URL(itemProviderText: text) != nil { registeredContentTypes.insert(.url, at: 0) }
    case .files(let urls):
      let types = urls.compactMap { UTType(filenameExtension: $0.pathExtension) }
      registeredContentTypes += types.prefix(1) + [.fileURL]
    }
  }

  /// The identifiers of the types of the representations.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// The content for a drag.
  var transferContent: TransferContent? {
    if let content { return content }
    for (_, load) in loaders { if let data = load() { return .text(String(decoding: data, as: UTF8.self)) } }
    return nil
  }

  // MARK: Types

  /// Returns whether the item has a representation of a type or a more special one.
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    UTType(identifier).map { hasItem(conformingTo: $0) } ?? false
  }

  func hasItem(conformingTo type: UTType) -> Bool { registeredContentTypes.contains { $0.conforms(to: type) } }

  // MARK: Objects

  /// Returns whether the item can be read as a value of a type, such as `String.self` or `URL.self`.
  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    transferContent.flatMap { type.read(itemProviderContent: $0) } != nil
  }

  /// Reads a value.
  @discardableResult
  open func loadObject<Object: NSItemProviderReading>(
    ofClass type: Object.Type, completionHandler: (Object?, (any Error)?) -> Void
  ) -> Progress {
    let object = transferContent.flatMap { type.read(itemProviderContent: $0) as? Object }
    completionHandler(object, object == nil ? NSItemProviderError.unavailable("\(type)") : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Reads a transferable value.
  @discardableResult
  open func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: (Result<Value, any Error>) -> Void
  ) -> Progress {
    let value = transferContent.flatMap { type.values(of: $0).first }
    completionHandler(value.map { .success($0) } ?? .failure(NSItemProviderError.unavailable("\(type)")))
    return Progress(totalUnitCount: 1)
  }

  /// Reads the data of a representation: that of a URL is its text.
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: identifier) { data, error in completionHandler?(data, error) }
  }

  // MARK: Data

  /// Reads the data of a representation. The data of a URL is its text; that of a file of another type is its content.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = UTType(identifier).flatMap { data(for: $0) }
    completionHandler(found, found == nil ? NSItemProviderError.unavailable(identifier) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Reads the data of a representation.
  @discardableResult
  open func loadDataRepresentation(
    for type: UTType, completionHandler: (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completionHandler)
  }

  /// Reads a file. The URL is that of the dropped file itself.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: (URL?, (any Error)?) -> Void
  ) -> Progress {
    var url: URL?
    if case .files(let urls) = content, hasItemConformingToTypeIdentifier(identifier) { url = urls.first }
    completionHandler(url, url == nil ? NSItemProviderError.unavailable(identifier) : nil)
    return Progress(totalUnitCount: 1)
  }

  private func data(for type: UTType) -> Data? {
    if let loader = loaders.first(where: { $0.type.conforms(to: type) }) { return loader.load() }
    guard hasItem(conformingTo: type) else { return nil }
    switch content {
    case .text(let text): return Data(text.utf8)
    case .files(let urls):
      guard let url = urls.first else { return nil }
      return type == .fileURL || type == .url ? Data(url.absoluteString.utf8) : try? Data(contentsOf: url)
    case nil: return nil
    }
  }

  /// Registers data that is made when it is read. Other programs receive it as text.
  open func registerDataRepresentation(
    for type: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registeredContentTypes.append(type)
    loaders.append(
      (
        type,
        {
          var loaded: Data?
          _ = loadHandler { data, _ in loaded = data }
          return loaded
        }
      ))
  }

  /// Registers data that is made when it is read. Other programs receive it as text.
  open func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    guard let type = UTType(identifier) else { return }
    registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a value.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    setContent(object.itemProviderContent)
  }
}

/// The programs that see a representation. On the desktop, those are all.
///
/// Mirrors UIKit's `NSItemProviderRepresentationVisibility`.
public enum NSItemProviderRepresentationVisibility: Sendable {
  case all, team, group, ownProcess
}

extension URL {
  /// The URL that a dragged text is, or `nil`.
  fileprivate init?(itemProviderText text: String) {
    guard let url = URL(string: text), let scheme = url.scheme, scheme.count > 1, url.host != nil else { return nil }
    self = url
  }
}

extension String: NSItemProviderReading, NSItemProviderWriting {
  public var itemProviderContent: TransferContent { .text(self) }

  public static func read(itemProviderContent content: TransferContent) -> Any? {
    if case .text(let text) = content { text } else { nil }
  }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
  public var itemProviderContent: TransferContent { isFileURL ? .files([self]) : .text(absoluteString) }

  public static func read(itemProviderContent content: TransferContent) -> Any? {
    switch content {
    case .files(let urls): urls.first
    case .text(let text): URL(itemProviderText: text)
    }
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public var itemProviderContent: TransferContent { .text(description) }

  public static func read(itemProviderContent content: TransferContent) -> Any? {
    (String.read(itemProviderContent: content) as? String).map { NSString(string: $0) }
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public var itemProviderContent: TransferContent { (self as URL).itemProviderContent }

  public static func read(itemProviderContent content: TransferContent) -> Any? {
    (URL.read(itemProviderContent: content) as? URL).map { $0 as NSURL }
  }
}
