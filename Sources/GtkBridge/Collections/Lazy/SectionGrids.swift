import GtkObjects

/// A lazy grid of sections: each ``Section`` is a separate grid, between its header and its footer.
struct SectionGrids<Content: View>: View {
  let grid: LazyLines<Content>

  private var spacing: Double { grid.spacing ?? Container.defaultSpacing }

  var body: some View {
    stack.transformEnvironment(\.lookDetails) { $0.sections = .grids(grid.axis, grid.lines, spacing: grid.spacing) }
  }

  @ViewBuilder private var stack: some View {
    if grid.axis == .vertical {
      VStack(spacing: spacing) { grid.content }
    } else {
      HStack(spacing: spacing) { grid.content }
    }
  }
}

/// A view that consists of sections, or that contains some.
@MainActor
private protocol HoldsSections {
  static var holdsSections: Bool { get }
}

extension LazyLines {
  /// Indicates whether the content consists of sections, according to the types of its views.
  var holdsSections: Bool { includesSections(Content.self) }
}

@MainActor
private func includesSections(_ type: Any.Type) -> Bool { (type as? any HoldsSections.Type)?.holdsSections ?? false }

extension Section: HoldsSections {
  static var holdsSections: Bool { true }
}

extension ForEach: HoldsSections {
  static var holdsSections: Bool { includesSections(Content.self) }
}

extension Group: HoldsSections {
  static var holdsSections: Bool { includesSections(Content.self) }
}

extension PairView: HoldsSections {
  static var holdsSections: Bool { includesSections(First.self) || includesSections(Second.self) }
}

extension ConditionalContent: HoldsSections {
  static var holdsSections: Bool { includesSections(First.self) || includesSections(Second.self) }
}

extension Optional: HoldsSections where Wrapped: View {
  static var holdsSections: Bool { includesSections(Wrapped.self) }
}
