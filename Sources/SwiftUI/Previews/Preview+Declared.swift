extension Preview {
  /// The previews of the program: one for each `#Preview`, named after its file, and one for each view of each
  /// ``PreviewProvider``, named after the type. Each has a different ``id``.
  ///
  /// ```swift
  /// try application.run(previewing: Preview.declared)
  /// ```
  ///
  /// Xcode finds previews in the program, too. A provider with generic parameters is not found.
  public static var declared: [Preview] {
    unique(macros + providers)
  }

  /// The previews that `#Preview` declares, in the order of the sources.
  private static var macros: [Preview] {
    let types = ConformingTypes(protocolName: "_PreviewRegistration").types
    let declarations = types.compactMap { ($0 as? any _PreviewRegistration.Type)?._declaration }
    return declarations.sorted { $0.place < $1.place }.map { declaration in
      let place = declaration.place
      return Preview(
        place.file, declaration.name, group: place.module, traits: declaration.layout, content: declaration.content)
    }
  }

  private static var providers: [Preview] {
    let types = ConformingTypes(protocolName: "PreviewProvider").types.compactMap { $0 as? any PreviewProvider.Type }
    let named = types.map { type in (name: String(reflecting: type), type: type) }.sorted { $0.name < $1.name }
    return named.flatMap { name, type in
      previews(of: type, in: name.split(separator: ".").first.map(String.init) ?? "")
    }
  }

  /// The previews of a provider: one for each of its views.
  static func previews<Provider: PreviewProvider>(of provider: Provider.Type, in group: String = "") -> [Preview] {
    let name = Preview(provider).name
    let parts = PreviewPart.parts(of: provider.previews)
    return parts.indices.map { index in
      let part = parts[index]
      let state = part.settings.name ?? (parts.count > 1 ? "\(index + 1)" : "")
      return Preview(name, state, group: group, traits: part.settings.trait) {
        // Each time a new view, with new objects.
        PreviewPart.view(at: index, of: provider.previews)
      }
    }
  }

  /// Numbers the previews whose names are the same.
  private static func unique(_ previews: [Preview]) -> [Preview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      let count = counts[preview.id, default: 0] + 1
      counts[preview.id] = count
      if count == 1 { return preview }
      return preview.named(state: preview.state.isEmpty ? "\(count)" : "\(preview.state) \(count)")
    }
  }

  private func named(state: String) -> Preview {
    let trait = size.map { Trait.fixedLayout(width: $0.width, height: $0.height) } ?? .sizeThatFitsLayout
    return Preview(name, state, group: group, traits: trait) { content }
  }
}
