import GtkBridge

/// A section of a view, or views between its sections.
///
/// Mirrors SwiftUI's `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the others of its container.
  ///
  /// Mirrors SwiftUI's `SectionConfiguration.ID`.
  public typealias ID = Subview.ID

  /// The identity of the section among the others of its container.
  public let id: ID
  /// The values that the section has for its container.
  public let containerValues: ContainerValues
  /// The header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The footer.
  public let footer: SubviewsCollection
}

/// The sections of a view. Views outside of sections are sections without header and footer.
///
/// Mirrors SwiftUI's `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  private var all: [SectionConfiguration] = []

  public var startIndex: Int { 0 }
  /// The number of sections. Views between two sections count as one.
  public var endIndex: Int { all.count }
  /// The section at a position.
  public subscript(position: Int) -> SectionConfiguration { all[position] }

  @MainActor
  init(of view: any View) {
    var loose: [Subview] = []
    func finish(_ sections: inout [SectionConfiguration]) {
      guard !loose.isEmpty else { return }
      let none = SubviewsCollection([])
      sections.append(
        SectionConfiguration(
          id: .init(path: ["loose", sections.count]), containerValues: ContainerValues(), header: none,
          content: SubviewsCollection(loose), footer: none))
      loose = []
    }
    for part in SectionPart.parts(of: view, at: [], ContainerValues()) {
      switch part {
      case .views(let views): loose += views
      case .section(let section, let path, let values):
        finish(&all)
        all.append(section.configuration(.init(path: path), values))
      }
    }
    finish(&all)
  }
}

/// A view that consists of the sections of another one.
///
/// Mirrors SwiftUI's `GroupSectionsOfContent`; see ``Group/init(sections:transform:)``.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  public var body: some View { content(SectionCollection(of: sections)) }
}

/// A section, or views between sections.
@MainActor
private enum SectionPart {
  case views([Subview])
  case section(any SectionView, path: [AnyHashable], ContainerValues)

  static func parts(of view: any View, at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    if let section = view as? any SectionView { return [.section(section, path: path, outer)] }
    if let several = view as? any ViewOfSections { return several.sections(at: path, outer) }
    return [.views(Subview.all(of: view).map { $0.inside(path) })]
  }
}

extension Subview {
  fileprivate func inside(_ path: [AnyHashable]) -> Subview {
    Subview(path: path + self.path, containerValues: containerValues, view: view)
  }
}

@MainActor
private protocol SectionView {
  func configuration(_ id: SectionConfiguration.ID, _ values: ContainerValues) -> SectionConfiguration
}

extension Section: SectionView where Header: View, Content: View, Footer: View {
  fileprivate func configuration(
    _ id: SectionConfiguration.ID, _ values: ContainerValues
  ) -> SectionConfiguration {
    let shown = isExpanded?.wrappedValue != false
    return SectionConfiguration(
      id: id, containerValues: values, header: SubviewsCollection(of: header),
      content: shown ? SubviewsCollection(of: content) : SubviewsCollection([]), footer: SubviewsCollection(of: footer))
  }
}

/// A view that may consist of sections.
@MainActor
private protocol ViewOfSections {
  func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart]
}

extension PairView: ViewOfSections {
  fileprivate func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    SectionPart.parts(of: first, at: path + [0], outer) + SectionPart.parts(of: second, at: path + [1], outer)
  }
}

extension Group: ViewOfSections {
  fileprivate func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    SectionPart.parts(of: content, at: path, outer)
  }
}

extension ForEach: ViewOfSections where Content: View {
  fileprivate func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    data.flatMap { SectionPart.parts(of: content($0), at: path + [AnyHashable(id(of: $0))], outer) }
  }
}

extension ConditionalContent: ViewOfSections {
  fileprivate func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    switch branch {
    case .first(let view): SectionPart.parts(of: view, at: path + [true], outer)
    case .second(let view): SectionPart.parts(of: view, at: path + [false], outer)
    }
  }
}

extension Optional: ViewOfSections where Wrapped: View {
  fileprivate func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    map { SectionPart.parts(of: $0, at: path, outer) } ?? []
  }
}

extension AnyView: ViewOfSections {
  fileprivate func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    SectionPart.parts(of: view, at: path, outer)
  }
}

extension ContainerValueContent: ViewOfSections {
  fileprivate func sections(at path: [AnyHashable], _ outer: ContainerValues) -> [SectionPart] {
    var values = values
    values.fill(from: outer)
    return SectionPart.parts(of: content, at: path, values)
  }
}
