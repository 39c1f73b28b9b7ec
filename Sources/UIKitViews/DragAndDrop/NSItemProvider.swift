import Foundation
import GtkBridge

/// An item of a drag: a text, a file or another URL, a picture, or data that the program registers.
///
/// Takes the place of Foundation's `NSItemProvider`. The content is available at once, so completion handlers run
/// before the methods return, on the caller's thread.
open class NSItemProvider {
  /// A form of the item.
  private struct Representation {
    let type: UTType
    let load: () -> Data?
  }

  /// The name of a file for the item.
  open var suggestedName: String?

  private var representations: [Representation] = []

  /// Creates an item without a representation.
  public init() {}

  /// Creates an item of a value, such as a `String` or a `UIImage`.
  public init(object: any NSItemProviderWriting) { register(object) }

  /// Creates an item of a file.
  public init?(contentsOf url: URL?) {
    guard let url else { return nil }
    suggestedName = url.lastPathComponent
    register(url)
  }

  /// Creates an item of a value. Values other than texts, URLs, pictures and data have no representation.
  public init(item: Any?, typeIdentifier: String?) {
    switch item {
    case let data as Data:
      let type = typeIdentifier.flatMap { UTType($0) } ?? .data
      representations.append(Representation(type: type) { data })
    case let value as any NSItemProviderWriting: register(value)
    default: break
    }
  }

  /// Creates an item with types but without content, as in a drag before its drop.
  init(promisedTypes types: [UTType]) { representations = types.map { Representation(type: $0) { nil } } }

  /// Creates the items of the content of a drag, one for each file.
  package static func items(of content: TransferContent) -> [NSItemProvider] {
    switch content {
    case .text(let text): [NSItemProvider(object: text)]
    case .files(let urls): urls.map { NSItemProvider(object: $0) }
    }
  }

  private func register(_ object: any NSItemProviderWriting) {
    for type in object.writableTypes {
      representations.append(
        Representation(type: type) {
          var loaded: Data?
          _ = object.loadData(withTypeIdentifier: type.identifier) { data, _ in loaded = data }
          return loaded
        })
    }
  }

  // MARK: Types

  /// The types of the representations, the best one first.
  open var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// The identifiers of the types of the representations.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Returns whether the item has a representation of a type or of a more specific one.
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    UTType(identifier).map { hasItem(conformingTo: $0) } ?? false
  }

  package func hasItem(conformingTo type: UTType) -> Bool {
    registeredContentTypes.contains { $0.conforms(to: type) }
  }

  // MARK: Objects

  /// Returns whether the item can be read as a value of a type, such as `String.self` or `UIImage.self`.
  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    representation(readableBy: type) != nil
  }

  private func representation(readableBy type: any NSItemProviderReading.Type) -> Representation? {
    for readable in type.readableTypeIdentifiersForItemProvider.compactMap({ UTType($0) }) {
      if let found = representations.first(where: { $0.type.conforms(to: readable) }) { return found }
    }
    return nil
  }

  /// Reads a value.
  @discardableResult
  open func loadObject<Object: NSItemProviderReading>(
    ofClass type: Object.Type, completionHandler: (Object?, (any Error)?) -> Void
  ) -> Progress {
    do {
      guard let form = representation(readableBy: type), let data = form.load() else {
        throw NSItemProviderError.unavailable("\(type)")
      }
      completionHandler(try type.object(withItemProviderData: data, typeIdentifier: form.type.identifier), nil)
    } catch {
      completionHandler(nil, error)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Reads a transferable value. The completion handler runs before the method returns, unless the value's type suspends.
  @discardableResult @preconcurrency @MainActor
  open func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping (Result<Value, any Error>) -> Void
  ) -> Progress {
    _ = TransferSession.receive(transferContent ?? .files([])) { (values: [Value]) in
      completionHandler(values.first.map { .success($0) } ?? .failure(NSItemProviderError.unavailable("\(type)")))
      return true
    }
    return Progress(totalUnitCount: 1)
  }

  /// Reads the data of a representation. The data of a URL is its text. The options have no effect.
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
    let found = UTType(identifier).flatMap { type in representations.first { $0.type.conforms(to: type) }?.load() }
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

  /// Reads a file. The URL is that of the dropped file itself. Data of the program is not a file.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: (URL?, (any Error)?) -> Void
  ) -> Progress {
    let url = hasItemConformingToTypeIdentifier(identifier) ? fileURL : nil
    completionHandler(url, url == nil ? NSItemProviderError.unavailable(identifier) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Registers a closure that creates data when it is read. Other programs receive text as text, and other data by its
  /// MIME type.
  ///
  /// Differs from Foundation: the closure passes the data before it returns. Data that comes later is lost.
  open func registerDataRepresentation(
    for type: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      Representation(type: type) {
        var loaded: Data?
        _ = loadHandler { data, _ in loaded = data }
        return loaded
      })
  }

  /// Registers a closure that creates data when it is read. Other programs receive text as text, and other data by its
  /// MIME type.
  ///
  /// Differs from Foundation: the closure passes the data before it returns. Data that comes later is lost.
  open func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    guard let type = UTType(identifier) else { return }
    registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a value.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    register(object)
  }

  // MARK: The desktop

  private var fileURL: URL? {
    guard let data = representations.first(where: { $0.type == .fileURL })?.load() else { return nil }
    return URL(string: String(decoding: data, as: UTF8.self))
  }

  /// The content for a drag or for the clipboard: a file, a text, or else the first data as a text.
  package var transferContent: TransferContent? {
    if let fileURL { return .files([fileURL]) }
    let text = representations.first { $0.type == .url || $0.type.conforms(to: .text) } ?? representations.first
    return text.flatMap { $0.load() }.map { .text(String(decoding: $0, as: UTF8.self)) }
  }

  /// The data for other programs in addition to texts and files, by MIME type.
  var mimeData: [(mimeType: String, data: Data)] {
    guard fileURL == nil else { return [] }
    return representations.compactMap { form in
      guard !form.type.conforms(to: .text), form.type != .url, let type = form.type.preferredMIMEType,
        !type.hasSuffix("/*"), let data = form.load()
      else { return nil }
      return (type, data)
    }
  }

  /// Indicates whether the item has a text or a file for other programs.
  var hasTransferContent: Bool {
    registeredContentTypes.contains { $0 == .fileURL || $0 == .url || $0.conforms(to: .text) }
  }
}

/// The programs that see a representation: all of them on the desktop.
///
/// Mirrors Foundation's `NSItemProviderRepresentationVisibility`.
public enum NSItemProviderRepresentationVisibility: Sendable {
  /// All programs.
  case all
  /// The programs of the same developer. Here as `all`.
  case team
  /// The programs of the same group. Here as `all`.
  case group
  /// This program alone. Here as `all`.
  case ownProcess
}

/// An error of an item provider.
///
/// Mirrors the errors of Foundation's `NSItemProvider`.
public enum NSItemProviderError: Error, LocalizedError {
  /// The provider has no representation of a type.
  case unavailable(String)

  /// The message, in English, with the type that is missing.
  public var errorDescription: String? {
    switch self {
    case .unavailable(let type): "The item has no representation of the type \(type)."
    }
  }
}
