import Graphics
import GtkObjects

/// The state of a picture that is being loaded.
///
/// Mirrors SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// Nothing has been loaded.
  case empty
  /// The picture.
  case success(Image)
  /// The reason for the missing picture.
  case failure(any Error)

  /// The picture, or `nil` if there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The reason for the missing picture, or `nil` without a failure.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from a URL.
///
/// Mirrors SwiftUI's `AsyncImage`. Files are read, and the desktop's libcurl loads pictures from the web; the program
/// opens libcurl only for the first of them. Loading is cancelled when the picture leaves the screen. The latest
/// pictures are cached in memory.
///
/// ```swift
/// AsyncImage(url: user.portrait) { $0.resizable().scaledToFit() } placeholder: { ProgressView() }
/// ```
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: Double
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  @State private var phase = AsyncImagePhase.empty
  @State private var loaded: URL?

  /// Creates a picture with a content for each phase.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates a picture that a closure modifies, with a placeholder until it is loaded.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: some View {
    content(loaded == url ? phase : .empty).task(id: url) { await load() }
  }

  private func load() async {
    guard let url, loaded != url || phase.image == nil else { return }
    let result: AsyncImagePhase
    do {
      let data = try await PictureLoader.data(at: url)
      guard Gtk.pictureSize(of: data) != nil else { throw AsyncImageError.noPicture }
      result = .success(Image(data: data, scale: max(1, Int(scale.rounded()))))
    } catch {
      result = .failure(error)
    }
    guard !Task.isCancelled else { return }
    withTransaction(transaction) {
      phase = result
      loaded = url
    }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, Color> {
  /// Creates a picture with a grey placeholder until it is loaded.
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color.gray.opacity(0.3) })
  }
}

/// The reason why a picture could not be loaded.
enum AsyncImageError: Error, LocalizedError {
  case noPicture
  case unreachable(String)

  var errorDescription: String? {
    switch self {
    case .noPicture: "The file is no picture."
    case .unreachable(let reason): reason
    }
  }
}

/// Loads the data of pictures, and caches the latest ones.
private enum PictureLoader {
  private static let cache = DataCache(limit: 50_000_000)

  static func data(at url: URL) async throws -> Data {
    if let known = await cache.data(of: url) { return known }
    let cancellation = Download.Cancellation()
    let data = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(with: Result { try read(url, cancellation) })
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
    // A file may change, and is read fast.
    if !url.isFileURL { await cache.keep(data, of: url) }
    return data
  }

  private static func read(_ url: URL, _ cancellation: Download.Cancellation) throws -> Data {
    if url.isFileURL || url.scheme == nil { return try Data(contentsOf: URL(fileURLWithPath: url.path)) }
    switch Download.data(from: url.absoluteString, cancellation) {
    case .success(let data): return data
    case .failure(let error): throw AsyncImageError.unreachable(error.reason)
    }
  }
}

/// The last data that were loaded, up to a number of bytes.
private actor DataCache {
  private let limit: Int
  private var data: [URL: Data] = [:]
  private var order: [URL] = []
  private var size = 0

  init(limit: Int) { self.limit = limit }

  func data(of url: URL) -> Data? { data[url] }

  func keep(_ new: Data, of url: URL) {
    guard new.count <= limit, data[url] == nil else { return }
    data[url] = new
    order.append(url)
    size += new.count
    while size > limit {
      let oldest = order.removeFirst()
      size -= data.removeValue(forKey: oldest)?.count ?? 0
    }
  }
}
