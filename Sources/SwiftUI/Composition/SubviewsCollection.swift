import GtkBridge

/// The views that a view consists of.
///
/// Mirrors SwiftUI's `SubviewsCollection`. As a view, it shows all of them.
public struct SubviewsCollection: View, RandomAccessCollection {
  private let all: [Subview]

  init(_ all: [Subview]) { self.all = all }

  /// The subviews of a view.
  init(of view: any View) { all = Subview.all(of: view) }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { all.count }
  /// The view at a position.
  public nonisolated subscript(position: Int) -> Subview { all[position] }
  /// The views of a range of positions, which they keep.
  public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }

  public var body: some View { ForEach(all) { $0 } }
}

/// Some of the views that a view consists of.
///
/// Mirrors SwiftUI's `SubviewsCollectionSlice`. As a view, it shows all of them.
public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let base: SubviewsCollection
  /// The position of the first view, as in the whole collection.
  public let startIndex: Int
  /// The position after the last view, as in the whole collection.
  public let endIndex: Int

  /// The view at a position of the whole collection.
  public nonisolated subscript(position: Int) -> Subview { base[position] }
  /// The views of a range of positions, which they keep.
  public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }

  public var body: some View { ForEach(Array(self)) { $0 } }
}

/// A view that consists of the subviews of another one.
///
/// Mirrors SwiftUI's `GroupElementsOfContent`; see ``Group/init(subviews:transform:)``.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  fileprivate let subviews: Subviews
  fileprivate let content: (SubviewsCollection) -> Content

  public var body: some View { content(SubviewsCollection(of: subviews)) }
}

extension Group {
  /// Creates a group of the content that a closure creates from the subviews of a view.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   if let first = subviews.first { first.font(.title) }
  ///   ForEach(subviews.dropFirst()) { $0 }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `init(subviews:transform:)`.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }

  /// Creates a group of the content that a closure creates from the sections of a view.
  ///
  /// Mirrors SwiftUI's `init(sections:transform:)`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

extension ForEach where Content: View, ID == Subview.ID, Data == SubviewsCollection {
  /// Creates a view for each subview of a view.
  ///
  /// ```swift
  /// VStack { ForEach(subviews: content) { subview in subview.padding().border(.gray) } }
  /// ```
  ///
  /// Mirrors SwiftUI's `init(subviews:content:)`.
  @MainActor
  public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

extension ForEach where Content: View, ID == SectionConfiguration.ID, Data == SectionCollection {
  /// Creates a view for each section of a view.
  ///
  /// Mirrors SwiftUI's `init(sections:content:)`.
  @MainActor
  public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(SectionCollection(of: view), content: content)
  }
}
