import GtkBridge

struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
}

final class SongListViewModel: ObservableObject {
  @Published private(set) var songs: [Song] = []
  @Published var selection: Song.ID?

  func loadMore() {
    let next = songs.count
    songs += (next..<next + 100).map { Song(id: $0, title: "Song \($0)") }
  }
}

struct SongListView: View {
  @ObservedObject var viewModel: SongListViewModel

  var body: some View {
    List(selection: $viewModel.selection) {
      ForEach(viewModel.songs) { song in
        Text(song.title)
          .onAppear { if song.id == viewModel.songs.last?.id { viewModel.loadMore() } }
      }
    }
    .onAppear { viewModel.loadMore() }
  }
}
