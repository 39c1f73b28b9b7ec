import Foundation

/// The description of a chart for assistive technology.
extension ChartModel {
  /// The number of marks that are described. More are not listened to.
  private static var mostMarks: Int { 40 }

  /// The labels of the axes, or of the angles.
  var accessibleName: String {
    let titles = (settings.yTitles + settings.xTitles).compactMap(\.text)
    if !titles.isEmpty { return titles.joined(separator: ", ") }
    let sector = marks.first { $0.kind == .sector }?.x?.label
    var known: Set<String> = []
    return [sector, y.label, x.label].compactMap { $0 }.filter { !$0.isEmpty && known.insert($0).inserted }
      .joined(separator: ", ")
  }

  /// The values of the first marks, each with its label.
  var accessibleDescription: String {
    let read = marks.lazy.filter { !$0.look.isAccessibilityHidden }
    var sentences = Array(read.prefix(Self.mostMarks).map(sentence))
    var known: Set<String> = []
    // A line and its points, or an area and its edge, have the same description.
    sentences = sentences.filter { !$0.isEmpty && known.insert($0).inserted }
    if marks.count > Self.mostMarks { sentences.append("… (\(marks.count.formatted(.number.locale(locale))))") }
    return sentences.joined(separator: "; ")
  }

  private func sentence(_ mark: Mark) -> String {
    let isHorizontal = mark.isHorizontal
    let names = [isHorizontal ? mark.y : mark.x, mark.look.styleValue, mark.series, mark.look.positionValue]
    var known: Set<String> = []
    let isSector = mark.kind == .sector
    let label =
      mark.look.label
      ?? (isSector ? Array(names.dropFirst()) : names).compactMap { $0.map(string) }.filter {
        !$0.isEmpty && known.insert($0).inserted
      }.joined(separator: ", ")
    let grown = isSector ? (mark.x, nil) : isHorizontal ? (mark.x, mark.xEnd) : (mark.y, mark.yEnd)
    let value = mark.look.value ?? [grown.0, grown.1].compactMap { $0.map(string) }.joined(separator: "–")
    return [label, value].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func string(_ channel: Channel) -> String {
    var ticks = ValueFormat.Ticks.categories
    if let unit = channel.unit { ticks = .dates(unit, spansYears: false) }
    return ValueFormat(ticks: ticks, locale: locale, calendar: calendar).string(channel.value)
  }
}
