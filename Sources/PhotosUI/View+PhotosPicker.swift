import SwiftUI
import UniformTypeIdentifiers

/// The permitted choice of the user, and the place where it is stored.
@MainActor
struct PhotoChoice {
  let types: [UTType]
  let isSeveral: Bool
  let store: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    types = Self.types(filter)
    isSeveral = false
    store = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ most: Int?, _ filter: PHPickerFilter?) {
    types = Self.types(filter)
    isSeveral = most != 1
    store = { items in selection.wrappedValue = Array(items.prefix(max(most ?? items.count, 0))) }
  }

  private static func types(_ filter: PHPickerFilter?) -> [UTType] {
    [.image, .movie].filter((filter?.types ?? PHPickerFilter.everything).contains)
  }
}

extension View {
  func choosingPhotos(isPresented: Binding<Bool>, _ choice: PhotoChoice) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: choice.types, allowsMultipleSelection: choice.isSeveral
    ) { result in
      if case .success(let files) = result { choice.store(files.map(PhotosPickerItem.init(file:))) }
    }
  }

  /// Lets the user choose a picture or a film while `isPresented` is true.
  ///
  /// Mirrors `photosPicker(isPresented:selection:matching:preferredItemEncoding:)`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhotos(isPresented: isPresented, PhotoChoice(selection, filter))
  }

  /// Lets the user choose pictures and films while `isPresented` is true.
  ///
  /// Mirrors `photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhotos(isPresented: isPresented, PhotoChoice(selection, maxSelectionCount, filter))
  }
}
