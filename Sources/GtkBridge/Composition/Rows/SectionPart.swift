import GtkObjects

/// The part of a section that a segment of rows belongs to.
final class SectionPart {
  enum Kind { case header, content, footer }

  let kind: Kind
  /// The section's identity.
  let section: ObjectIdentifier

  init(_ kind: Kind, of section: AnyObject) {
    self.kind = kind
    self.section = ObjectIdentifier(section)
  }
}

/// The place of a segment among the other segments of its section. Segments without rows do not count.
struct SegmentPlace {
  var kind = SectionPart.Kind.content
  /// Indicates whether the segment contains the first row of the section, which may be its header.
  var startsSection = false
  /// Indicates whether the segment contains the first row between header and footer.
  var startsContent = false
  /// Indicates whether the segment contains the last row between header and footer.
  var endsContent = false

  /// Returns the places of the segments. Consecutive segments outside of sections are one section.
  ///
  /// Complexity: O(*n*) in the number of segments.
  @MainActor
  static func places(of segments: [any RowSegment]) -> [SegmentPlace] {
    var places = [SegmentPlace](repeating: SegmentPlace(), count: segments.count)
    var previous: (index: Int, section: ObjectIdentifier?)?
    for (index, segment) in segments.enumerated() where segment.count > 0 {
      let part = segment.part
      let kind = part?.kind ?? .content
      let continues = previous.map { $0.section == part?.section } ?? false
      let followsContent = continues && previous.map { places[$0.index].kind == .content } == true
      places[index] = SegmentPlace(
        kind: kind, startsSection: !continues, startsContent: kind == .content && !followsContent,
        endsContent: kind == .content)
      if kind == .content, followsContent, let previous { places[previous.index].endsContent = false }
      previous = (index, part?.section)
    }
    return places
  }
}

/// The place of a row in its section and its list. The style sheet of a ``ListLook`` refers to it by classes.
///
/// A row in the middle of its section has none, so that scrolling through a long section changes no classes.
package struct RowPlace: OptionSet {
  package let rawValue: Int

  package static let header = RowPlace(rawValue: 1)
  package static let footer = RowPlace(rawValue: 2)
  /// The first row between header and footer.
  package static let first = RowPlace(rawValue: 4)
  /// The last row between header and footer.
  package static let last = RowPlace(rawValue: 8)
  /// The first row of the section, which may be its header.
  package static let sectionStart = RowPlace(rawValue: 16)
  package static let listStart = RowPlace(rawValue: 32)
  package static let listEnd = RowPlace(rawValue: 64)

  package static let styleClasses: [(place: RowPlace, name: String)] = [
    (.header, "section-header"), (.footer, "section-footer"), (.first, "section-first"), (.last, "section-last"),
    (.sectionStart, "section-start"), (.listStart, "list-start"), (.listEnd, "list-end"),
  ]

  /// Changes the style classes of a row from those of another place to those of this one. Most rows keep their classes.
  @MainActor package func show(on row: Gtk.Widget, insteadOf old: RowPlace) {
    for (place, name) in Self.styleClasses where contains(place) != old.contains(place) {
      if contains(place) { row.addStyleClass(name) } else { row.removeStyleClass(name) }
    }
  }

  /// Creates the place of the row at `index` of a segment with `count` rows.
  init(index: Int, of count: Int, in segment: SegmentPlace) {
    self = []
    switch segment.kind {
    case .header: insert(.header)
    case .footer: insert(.footer)
    case .content:
      if segment.startsContent, index == 0 { insert(.first) }
      if segment.endsContent, index == count - 1 { insert(.last) }
    }
    if segment.startsSection, index == 0 { insert(.sectionStart) }
  }

  package init(rawValue: Int) { self.rawValue = rawValue }
}
