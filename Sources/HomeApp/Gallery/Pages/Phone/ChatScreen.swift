import GtkBridge

struct ChatScreen: View {
  private struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  @State private var messages = [
    Message(id: 0, text: "Are you at home already?", isMine: false),
    Message(id: 1, text: "In ten minutes. Shall I bring something?", isMine: true),
    Message(id: 2, text: "Bread, please. And the parcel, if the shop downstairs is still open.", isMine: false),
    Message(id: 3, text: "네, 가는 길에 들를게요!", isMine: true),
    Message(id: 4, text: "Thank you 😊", isMine: false),
  ]
  @State private var draft = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(messages) { message in
          Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .foregroundColor(message.isMine ? .white : .primary)
            .background(message.isMine ? Color.accentColor : Color.gray.opacity(0.2))
            .clipShape(RoundedRectangle(cornerRadius: 18))
            .frame(maxWidth: 270, alignment: message.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
        }
      }
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom) {
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
          .onSubmit(send)
        Button(action: send) {
          Image(systemName: "arrow.up.circle.fill").font(.title)
        }
        .buttonStyle(.plain)
        .foregroundColor(draft.isEmpty ? .gray : .accentColor)
        .disabled(draft.isEmpty)
        .accessibilityLabel("Send")
      }
      .padding(12)
    }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    messages.append(Message(id: messages.count, text: draft, isMine: true))
    draft = ""
  }
}
