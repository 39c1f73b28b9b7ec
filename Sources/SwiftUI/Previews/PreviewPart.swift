/// A view of a ``PreviewProvider``, which may have several.
@MainActor
struct PreviewPart {
  let view: any View
  var settings: PreviewSettings

  /// The views of a provider's content: those of a `Group`, a `ForEach` and a builder are separate.
  static func parts(of view: any View) -> [PreviewPart] {
    (view as? any PreviewParts)?.previewParts ?? [PreviewPart(view: view, settings: PreviewSettings())]
  }

  /// One of the views, or an empty view if there are fewer now.
  static func view(at index: Int, of content: any View) -> AnyView {
    let parts = parts(of: content)
    guard parts.indices.contains(index) else { return AnyView(EmptyView()) }
    let view = parts[index].view
    return AnyView(erasing: view)
  }
}

/// The settings of the modifiers for previews.
struct PreviewSettings: Equatable, Sendable {
  var name: String?
  var layout: PreviewLayout?
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// Adds the settings of an enclosing view.
  func filled(from outer: PreviewSettings) -> PreviewSettings {
    PreviewSettings(
      name: name ?? outer.name, layout: layout ?? outer.layout, device: device ?? outer.device,
      orientation: orientation ?? outer.orientation)
  }

  var trait: Preview.Trait {
    switch layout ?? .device {
    case .sizeThatFits: return .sizeThatFitsLayout
    case .fixed(let width, let height): return .fixedLayout(width: width, height: height)
    case .device:
      let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
      guard let size = device?.size else { return isLandscape ? .landscape : .defaultLayout }
      return isLandscape
        ? .fixedLayout(width: size.height, height: size.width) : .fixedLayout(width: size.width, height: size.height)
    }
  }
}

/// A view that consists of others.
@MainActor
private protocol PreviewParts {
  var previewParts: [PreviewPart] { get }
}

extension PairView: PreviewParts {
  var previewParts: [PreviewPart] { PreviewPart.parts(of: first) + PreviewPart.parts(of: second) }
}

extension Group: PreviewParts {
  var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension ForEach: PreviewParts where Content: View {
  var previewParts: [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension ConditionalContent: PreviewParts {
  var previewParts: [PreviewPart] {
    switch branch {
    case .first(let view): PreviewPart.parts(of: view)
    case .second(let view): PreviewPart.parts(of: view)
    }
  }
}

extension AnyView: PreviewParts {
  var previewParts: [PreviewPart] { PreviewPart.parts(of: view) }
}

extension Optional: PreviewParts where Wrapped: View {
  var previewParts: [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
}

extension EmptyView: PreviewParts {
  var previewParts: [PreviewPart] { [] }
}

extension ModifiedContent: PreviewParts {
  var previewParts: [PreviewPart] {
    guard let settings = (modifier as? PreviewSettingsModifier)?.settings else {
      return [PreviewPart(view: self, settings: PreviewSettings())]
    }
    return PreviewPart.parts(of: content).map { part in
      PreviewPart(view: part.view, settings: part.settings.filled(from: settings))
    }
  }
}
