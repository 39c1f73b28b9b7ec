/// The window that shows previews: a list of them where there are several, and switches for what changes how a view looks.
struct PreviewBrowser: View {
  let previews: [Preview]
  let languages: [PreviewLanguage]

  @State private var selection: String?
  @State private var settings: PreviewSettings

  init(_ previews: [Preview], languages: [PreviewLanguage]) {
    self.previews = previews
    self.languages = languages
    _selection = State(wrappedValue: previews.first?.id)
    _settings = State(wrappedValue: PreviewSettings(isDark: Gtk.prefersDark))
  }

  var body: some View {
    HStack(spacing: 0) {
      if previews.count > 1 {
        List(previews, selection: $selection) { PreviewRow(preview: $0) }
          .frame(width: 220)
        Divider()
      }
      VStack(spacing: 0) {
        PreviewControls(settings: $settings, languages: languages.map(\.name))
          .padding(8)
        Divider()
        if let preview = previews.first(where: { $0.id == selection }) {
          PreviewStage(preview: preview, width: settings.width)
            // A view that has been made has its texts in the language that it was made in.
            .id("\(preview.id) \(settings.language)")
        }
      }
    }
    .onChange(of: settings) { apply() }
  }

  private func apply() {
    if Gtk.prefersDark != settings.isDark { Gtk.prefersDark = settings.isDark }
    if Gtk.textScale != settings.textScale.rawValue { Gtk.textScale = settings.textScale.rawValue }
    if languages.indices.contains(settings.language) { languages[settings.language].use() }
  }
}

/// A preview in the list: its view and state, and what the view belongs to.
private struct PreviewRow: View {
  let preview: Preview

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(preview.state.isEmpty ? preview.name : "\(preview.name): \(preview.state)")
        .lineLimit(1)
      Text(preview.group)
        .font(.caption)
        .foregroundColor(.secondary)
    }
    .padding(6)
  }
}

/// The switches.
private struct PreviewControls: View {
  @Binding var settings: PreviewSettings
  let languages: [String]

  var body: some View {
    HStack(spacing: 12) {
      Toggle("Dark", isOn: $settings.isDark)
      Picker("Text", selection: $settings.textScale) {
        ForEach(PreviewSettings.TextScale.allCases, id: \.self) { Text($0.title) }
      }
      Picker("Width", selection: $settings.width) {
        ForEach(PreviewSettings.Width.allCases, id: \.self) { Text($0.title) }
      }
      if languages.count > 1 {
        Picker("Language", selection: $settings.language) {
          ForEach(Array(languages.indices), id: \.self) { Text(languages[$0]) }
        }
      }
      Spacer()
    }
  }
}

/// The view itself, at its size, in the middle of its room.
private struct PreviewStage: View {
  let preview: Preview
  let width: PreviewSettings.Width

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      preview.content
        .frame(
          width: width == .own ? preview.size.map { Double($0.width) } : width.rawValue,
          height: preview.size.map { Double($0.height) }
        )
        .border(.gray)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
