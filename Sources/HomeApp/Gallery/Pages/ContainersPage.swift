import GtkBridge

struct ContainersPage: View {
  @State private var isOpen = true
  @State private var sound = true
  @State private var volume = 0.5
  @State private var userName = ""
  @State private var remembers = false

  var body: some View {
    ExamplePage {
      Example("Group box", of: "GroupBox") {
        GroupBox("Sound") {
          Toggle("Play a sound", isOn: $sound)
        }
      }
      Example("Section as a boxed list", of: "Section", "boxedSections") {
        Section {
          Toggle("Play a sound", isOn: $sound).toggleStyle(.switch)
          Slider(value: $volume) { Text("Volume") }
        } header: {
          Text("Sound")
        } footer: {
          Text("What you hear when something arrives.")
        }
        .boxedSections()
      }
      Example("Form: sections in a column that scrolls", of: "Form") {
        Form {
          Section("Account") {
            TextField("User name", text: $userName)
            Toggle("Remember me", isOn: $remembers)
          }
        }
        .frame(height: 190)
        .border(.gray.opacity(0.3))
      }
      Example("Disclosure group", of: "DisclosureGroup") {
        DisclosureGroup("Details", isExpanded: $isOpen) {
          Text("Shown and hidden")
          Text("by the title")
        }
      }
      Example(
        "Scroll view that rests at its cards", of: "scrollPosition", "scrollTargetLayout", "scrollTargetBehavior",
        "scrollIndicators", "contentMargins", "scrollDisabled", "scrollClipDisabled", "defaultScrollAnchor",
        "scrollContentBackground", "scrollDismissesKeyboard", "scrollBounceBehavior"
      ) {
        ScrollSample()
      }
      Example("Scroll view on both axes", of: "ScrollView") {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading) {
            ForEach(0..<12) { row in
              Text("Row \(row) is wider than the room it is shown in, and there are more rows than fit").lineLimit(1)
                .fixedSize()
            }
          }
        }
        .frame(width: 280, height: 120)
        .border(.gray.opacity(0.3))
      }
    }
  }
}

private struct ScrollSample: View {
  @State private var card: Int?
  @State private var isLocked = false

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 12) {
        ForEach(1..<9) { number in
          Text("Card \(number)").frame(maxWidth: .infinity, minHeight: 90).border(.gray.opacity(0.3))
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $card)
    .contentMargins(12, for: .scrollContent)
    .scrollIndicators(.visible)
    .scrollDisabled(isLocked)
    .scrollClipDisabled(false)
    .defaultScrollAnchor(.top)
    .scrollContentBackground(.hidden)
    .scrollDismissesKeyboard(.interactively)
    .scrollBounceBehavior(.basedOnSize)
    .frame(width: 300, height: 140)
    .border(.gray.opacity(0.3))
    HStack(spacing: 12) {
      Toggle("Locked", isOn: $isLocked)
      Text("At card \(card ?? 1)")
      Button("To Card 5") { card = 5 }
    }
  }
}
