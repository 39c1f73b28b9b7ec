import SwiftUI

/// A button that lets the user choose pictures and films.
///
/// Mirrors `PhotosPicker`. It opens the desktop's dialog for files: the desktop has no library of photos.
///
/// ```swift
/// PhotosPicker("Choose a photo", selection: $item, matching: .images)
/// ```
public struct PhotosPicker<Label: View>: View {
  private let choice: PhotoChoice
  private let label: Label
  @State private var isPresented = false

  private init(_ choice: PhotoChoice, @ViewBuilder label: () -> Label) {
    self.choice = choice
    self.label = label()
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .choosingPhotos(isPresented: $isPresented, choice)
  }

  /// Creates a picker of one picture or film.
  ///
  /// Mirrors `init(selection:matching:preferredItemEncoding:label:)`.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoice(selection, filter), label: label)
  }

  /// Creates a picker of several pictures and films. If there are too many, it keeps the first ones.
  ///
  /// Mirrors `init(selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:label:)`.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, filter), label: label)
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker of one picture or film, with a title.
  ///
  /// Mirrors `init(_:selection:matching:preferredItemEncoding:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a picker of one picture or film, with a title.
  ///
  /// Mirrors `init(_:selection:matching:preferredItemEncoding:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Creates a picker of several pictures and films, with a title.
  ///
  /// Mirrors `init(_:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
  }

  /// Creates a picker of several pictures and films, with a title.
  ///
  /// Mirrors `init(_:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(title) }
  }
}

/// The way in which the user chooses several items.
///
/// Mirrors `PhotosPickerSelectionBehavior`. The desktop's dialog has its own behaviour.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private enum Kind { case `default`, ordered, continuous, continuousAndOrdered }

  private let kind: Kind

  /// The items in any order.
  public static let `default` = PhotosPickerSelectionBehavior(kind: .default)
  /// The items in the order in which they are chosen.
  public static let ordered = PhotosPickerSelectionBehavior(kind: .ordered)
  /// The items as soon as they are chosen.
  public static let continuous = PhotosPickerSelectionBehavior(kind: .continuous)
  /// The items as soon as they are chosen, in that order.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(kind: .continuousAndOrdered)
}
