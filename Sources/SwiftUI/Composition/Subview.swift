import GtkBridge

/// One of the views in the content of a view.
///
/// Mirrors SwiftUI's `Subview`. The views of a block, of a `Group`, a `ForEach` and the branches of a condition are
/// separate subviews. A view with its own body is a single subview here, whatever its body contains.
public struct Subview: View, Identifiable {
  /// The identity of a subview among the others of its container.
  ///
  /// Mirrors SwiftUI's `Subview.ID`.
  public struct ID: Hashable, Sendable {
    /// The hash of the whole path to the view, and the name of its end.
    private let hash: Int
    private let name: String

    init(path: [AnyHashable]) {
      hash = path.hashValue
      name = path.last.map { "\($0)" } ?? ""
    }
  }

  /// The identity of the view among the others of its container.
  public nonisolated let id: ID
  let path: [AnyHashable]
  /// The values that the view has for its container.
  public let containerValues: ContainerValues
  let view: any View

  init(path: [AnyHashable], containerValues: ContainerValues, view: any View) {
    id = ID(path: path)
    self.path = path
    self.containerValues = containerValues
    self.view = view
  }

  public var body: some View { AnyView(erasing: view) }

  /// Returns the subviews of a view.
  static func all(of view: any View) -> [Subview] { parts(of: view, at: [], ContainerValues()) }

  fileprivate static func parts(of view: any View, at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    if let several = view as? any ViewOfSeveral { return several.subviews(at: path, outer) }
    var values = valuesOf(view)
    values.fill(from: outer)
    return [Subview(path: path, containerValues: values, view: view)]
  }

  /// The values that the modifiers around a view set.
  private static func valuesOf(_ view: any View) -> ContainerValues {
    var values = ContainerValues()
    if let tagged = view as? any TaggedView { values.add(tag: tagged.tag) }
    if let changed = view as? any ChangedView { values.fill(from: valuesOfContent(changed.unchanged)) }
    return values
  }

  private static func valuesOfContent(_ view: any View) -> ContainerValues {
    guard let valued = view as? any ViewWithValues else { return valuesOf(view) }
    var values = valued.containerValues
    values.fill(from: valuesOfContent(valued.valuedContent))
    return values
  }
}

/// A view that consists of others.
@MainActor
protocol ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview]
}

/// A view with values for its container.
@MainActor
private protocol ViewWithValues {
  var containerValues: ContainerValues { get }
  var valuedContent: any View { get }
}

extension ContainerValueContent: ViewWithValues, ViewOfSeveral {
  fileprivate var containerValues: ContainerValues { values }
  fileprivate var valuedContent: any View { content }

  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    var values = values
    values.fill(from: outer)
    return Subview.parts(of: content, at: path, values)
  }
}

extension PairView: ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    Subview.parts(of: first, at: path + [0], outer) + Subview.parts(of: second, at: path + [1], outer)
  }
}

extension TupleView: ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any View).map { Subview.parts(of: $0, at: path + [index], outer) } ?? []
    }
  }
}

extension Group: ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    Subview.parts(of: content, at: path, outer)
  }
}

extension ForEach: ViewOfSeveral where Content: View {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    data.flatMap { Subview.parts(of: content($0), at: path + [AnyHashable(id(of: $0))], outer) }
  }
}

extension ConditionalContent: ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    switch branch {
    case .first(let view): Subview.parts(of: view, at: path + [true], outer)
    case .second(let view): Subview.parts(of: view, at: path + [false], outer)
    }
  }
}

extension Optional: ViewOfSeveral where Wrapped: View {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    map { Subview.parts(of: $0, at: path, outer) } ?? []
  }
}

extension AnyView: ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    Subview.parts(of: view, at: path, outer)
  }
}

extension EmptyView: ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] { [] }
}

extension Section: ViewOfSeveral where Header: View, Content: View, Footer: View {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] {
    Subview.parts(of: header, at: path + ["header"], outer) + Subview.parts(of: content, at: path, outer)
      + Subview.parts(of: footer, at: path + ["footer"], outer)
  }
}

extension SubviewsCollection: ViewOfSeveral {
  func subviews(at path: [AnyHashable], _ outer: ContainerValues) -> [Subview] { Array(self) }
}
