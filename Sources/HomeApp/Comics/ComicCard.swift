import GtkBridge
import HomeCore

/// A card with a comic's picture, title, author and like button. All but the button opens the comic.
struct ComicCard: View {
  let comic: Comic
  let open: () -> Void
  let toggleLike: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button(action: open) {
        CoverView(name: comic.thumbnail, height: 120)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(comic.title)
      VStack(alignment: .leading, spacing: 6) {
        Text(comic.title)
          .font(.headline)
          .lineLimit(1)
          // The picture, which is the button, has that name.
          .accessibilityHidden(true)
        Text(comic.author)
          .foregroundColor(.secondary)
          .lineLimit(1)
      }
      .onTapGesture(perform: open)
      // The keyboard presses the picture.
      .focusable(false)
      LikeButton(comic: comic, action: toggleLike)
        // The heart is below the title, with the button's margin beside it.
        .padding(.leading, -10)
    }
    .contextMenu { Button(comic.likeTitle, action: toggleLike) }
  }
}

/// A button with the number of likes, which likes a comic or removes the like.
struct LikeButton: View {
  let comic: Comic
  let action: () -> Void

  var body: some View {
    Button(action: action) {
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
