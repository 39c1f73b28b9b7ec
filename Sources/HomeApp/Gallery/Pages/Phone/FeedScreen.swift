import GtkBridge

struct FeedScreen: View {
  private let posts = [
    Post(
      id: 1, author: "Mina", time: "2 min", text: "First snow of the year above the village.", colors: [.blue, .cyan]),
    Post(id: 2, author: "Jonas", time: "1 h", text: "Three hours of rain, and then this.", colors: [.orange, .pink]),
    Post(id: 3, author: "수아", time: "3 h", text: "새 책장을 드디어 다 조립했어요. 이제 책만 꽂으면 됩니다.", colors: [.green, .mint]),
    Post(id: 4, author: "Ines", time: "5 h", text: "Does anybody know this plant?", colors: [.purple, .indigo]),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 20) {
        ForEach(posts) { PostCard(post: $0) }
      }
      .padding()
    }
  }
}

private struct Post: Identifiable {
  let id: Int
  let author: String
  let time: String
  let text: String
  let colors: [Color]
}

private struct PostCard: View {
  let post: Post
  @State private var isLiked = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(post.author.prefix(1))
          .font(.headline)
          .foregroundColor(.white)
          .frame(width: 40, height: 40)
          .background(Circle().fill(post.colors[0]))
        VStack(alignment: .leading, spacing: 0) {
          Text(post.author).font(.headline)
          Text(post.time).font(.caption).foregroundColor(.secondary)
        }
        Spacer()
        Image(systemName: "ellipsis").foregroundColor(.secondary)
      }
      LinearGradient(colors: post.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .aspectRatio(16 / 9, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      Text(post.text)
      HStack(spacing: 18) {
        Button {
          withAnimation { isLiked.toggle() }
        } label: {
          Label(isLiked ? "Liked" : "Like", systemImage: isLiked ? "heart.fill" : "heart")
        }
        .foregroundColor(isLiked ? .red : .secondary)
        Label("Comment", systemImage: "bubble.right").foregroundColor(.secondary)
      }
      .buttonStyle(.plain)
      .font(.subheadline)
    }
  }
}
