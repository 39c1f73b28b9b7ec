import UniformTypeIdentifiers

/// The types of files that the user can choose in a picker of photos.
///
/// Mirrors `PHPickerFilter`. The desktop only distinguishes pictures from films.
public struct PHPickerFilter: Hashable, Sendable {
  let types: Set<UTType>

  private init(_ types: Set<UTType>) { self.types = types }

  /// Pictures.
  public static let images = PHPickerFilter([.image])
  /// Films.
  public static let videos = PHPickerFilter([.movie])
  /// Pictures: the desktop has no others that move.
  public static let livePhotos = images
  /// Pictures of the screen, which are files as all pictures.
  public static let screenshots = images
  /// Wide pictures, which are files as all pictures.
  public static let panoramas = images
  /// Pictures with a depth, which are files as all pictures.
  public static let depthEffectPhotos = images
  /// Pictures of a series, which are files as all pictures.
  public static let bursts = images
  /// Films of the screen, which are files as all films.
  public static let screenRecordings = videos
  /// Slow films, which are files as all films.
  public static let slomoVideos = videos
  /// Fast films, which are files as all films.
  public static let timelapseVideos = videos
  /// Films with a depth, which are files as all films.
  public static let cinematicVideos = videos

  /// The files that one of the filters permits.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.types) })
  }

  /// The files that all of the filters permit.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(everything) { $0.intersection($1.types) })
  }

  /// The files that the filter does not permit.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(everything.subtracting(filter.types))
  }

  static let everything: Set<UTType> = [.image, .movie]
}
