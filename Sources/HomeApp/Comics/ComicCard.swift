import GtkBridge
import HomeCore

/// A card with a comic's picture, title, author and like button.
struct ComicCard: View {
  let comic: Comic
  let toggleLike: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      CoverView(name: comic.thumbnail, height: 120)
        .frame(maxWidth: .infinity)
      Text(comic.title)
        .font(.headline)
        .lineLimit(1)
      Text(comic.author)
        .foregroundColor(.secondary)
        .lineLimit(1)
      likes
    }
  }

  private var likes: some View {
    Button(action: toggleLike) {
      HStack(spacing: 6) {
        Image(icon: "emote-love-symbolic")
          .foregroundColor(comic.isLiked ? .red : .secondary)
          .accessibilityHidden(true)
        Text(comic.likesText)
      }
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(comic.likeLabel)
  }
}
