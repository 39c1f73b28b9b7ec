import GtkBridge
import HomeCore

extension Preview {
  static var playground: [Preview] {
    [
      Preview("PlaygroundView", "First", group: AppScreen.playground.title) {
        PlaygroundView(
          screen: PlaygroundScreen(
            state: PlaygroundState(
              depth: 0, arrival: .root, live: LiveCounts(coordinators: 1, viewModels: 1))))
      },
      Preview("PlaygroundView", "Pushed", group: AppScreen.playground.title) {
        PlaygroundView(
          screen: PlaygroundScreen(
            state: PlaygroundState(
              depth: 2, arrival: .pushed, live: LiveCounts(coordinators: 3, viewModels: 3))))
      },
    ]
  }

  /// Two pages of the gallery.
  static var gallery: [Preview] {
    ["Text", "Buttons"].map { page in
      Preview("GalleryView", page, group: AppScreen.gallery.title, traits: .fixedLayout(width: 860, height: 560)) {
        GalleryView(showing: page)
      }
    }
  }
}
