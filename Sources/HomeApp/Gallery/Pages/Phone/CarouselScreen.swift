import GtkBridge

struct CarouselScreen: View {
  private struct Card: Identifiable {
    let id: Int
    let title: String
    let balance: String
    let colors: [Color]
  }

  private let cards = [
    Card(id: 0, title: "Everyday", balance: "1,280.50", colors: [.indigo, .blue]),
    Card(id: 1, title: "Travel", balance: "640.00", colors: [.orange, .red]),
    Card(id: 2, title: "Savings", balance: "12,000.00", colors: [.teal, .green]),
  ]
  @State private var current: Int? = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Cards")
        .font(.largeTitle.bold())
        .padding(.horizontal, 24)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(cards) { card in
            face(of: card).frame(width: 290, height: 180)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      HStack(spacing: 8) {
        ForEach(cards) { card in
          Circle()
            .fill(card.id == current ? Color.primary : Color.gray.opacity(0.4))
            .frame(width: 8, height: 8)
        }
      }
      .frame(maxWidth: .infinity)
      VStack(spacing: 0) {
        ForEach(["Groceries", "Train", "Cinema"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Text("\(name.count * 3).20").foregroundColor(.secondary)
          }
          .padding(.vertical, 12)
          Divider()
        }
      }
      .padding(.horizontal, 24)
      Spacer()
    }
    .padding(.top, 24)
  }

  private func face(of card: Card) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(card.title).font(.headline)
        Spacer()
        Image(systemName: "creditcard")
      }
      Spacer()
      Text(card.balance)
        .font(.title.bold())
      Text("•••• 42\(card.id)7").font(.caption)
    }
    .foregroundColor(.white)
    .padding(20)
    .background(LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
    .clipShape(RoundedRectangle(cornerRadius: 18))
  }
}
