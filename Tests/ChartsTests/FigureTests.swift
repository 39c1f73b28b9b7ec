import Foundation
import Testing

@testable import Charts

/// The parts of a chart's figure, without a display: a character is 7 points wide and 14 high.
@Suite @MainActor struct FigureTests {
  private func model<Content: ChartContent>(
    _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder _ content: () -> Content
  ) -> ChartModel {
    var list = _MarkList()
    Content._add(content(), to: &list)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ChartModel(list.marks, settings, locale: Locale(identifier: "en_US"), calendar: calendar)
  }

  private func figure(_ model: ChartModel, _ width: Double = 400, _ height: Double = 300) -> Figure {
    Figure(
      model, size: CGSize(width: width, height: height),
      Figure.Surroundings { text, _ in CGSize(width: Double(text.count) * 7, height: 14) })
  }

  private func rectangles(_ figure: Figure) -> [CGRect] {
    MarkShapes(figure).shapes.compactMap { if case .fill(let path, _) = $0.shape { path.boundingRect } else { nil } }
  }

  private let days = (0..<10).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }

  // MARK: Stacking

  @Test func barsOfAPlaceAreStacked() {
    let model = model {
      BarMark(x: .value("x", "a"), y: .value("y", 3))
      BarMark(x: .value("x", "a"), y: .value("y", 4))
      BarMark(x: .value("x", "a"), y: .value("y", -2))
      BarMark(x: .value("x", "b"), y: .value("y", 5))
    }
    let parts = model.stacking.parts.compactMap { $0 }
    #expect(parts.map(\.low) == [0, 3, 0, 0] && parts.map(\.high) == [3, 7, -2, 5])
    #expect(parts.map(\.isAlone) == [false, false, false, true])
    #expect(model.y.low == -2 && model.y.high == 7)
  }

  @Test func otherStackings() {
    func parts(_ method: MarkStackingMethod) -> [Stacking.Part] {
      model {
        BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: method)
        BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: method)
      }.stacking.parts.compactMap { $0 }
    }
    #expect(parts(.normalized).map(\.high) == [0.25, 1])
    #expect(parts(.center).map(\.low) == [-2, -1])
    #expect(parts(.unstacked).map(\.low) == [0, 0])
  }

  @Test func groupsStandSideBySide() {
    let rects = rectangles(
      figure(
        model {
          ForEach(["p", "q"], id: \.self) { group in
            BarMark(x: .value("x", "a"), y: .value("y", 3)).position(by: .value("g", group))
          }
        }))
    #expect(rects.count == 2 && rects[0].maxX <= rects[1].minX && rects[0].minY == rects[1].minY)
  }

  // MARK: Domains

  @Test func theAxisOfHeightsBeginsAtZeroAndEndsAtARoundNumber() {
    let line = model { ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", 40 + $0 * 22)) } }
    #expect(figure(line).yScale?.bounds == 0...100)
    var settings = ChartSettings()
    settings.yScale.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    let near = model(settings) { ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", 40 + $0 * 22)) } }
    #expect(figure(near).yScale?.bounds == 40...90)
    settings.yScale.domain = (0...70)._domain
    let given = model(settings) { LineMark(x: .value("x", 1), y: .value("y", 5)) }
    #expect(figure(given).yScale?.bounds == 0...70)
  }

  @Test func categoriesAreInOrderOfAppearance() {
    let model = model { ForEach(["z", "a", "m", "a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) } }
    #expect(model.x.categories == ["z", "a", "m"])
  }

  @Test func barsOfAUnitFillIt() throws {
    let model = model {
      ForEach(days, id: \.self) {
        BarMark(x: .value("d", $0.addingTimeInterval(7_000), unit: .day), y: .value("y", 1))
      }
    }
    // The unit is that of the user's calendar, and the bounds are its beginning and its end.
    #expect(model.x.high - model.x.low == 10 * 86_400 && model.x.unit == .day)
    let rects = rectangles(figure(model))
    #expect(rects.count == 10 && rects[0].maxX < rects[1].minX)
  }

  // MARK: Layout

  @Test func labelsHaveRoomBesideThePlotArea() {
    let figure = figure(model { BarMark(x: .value("x", "a"), y: .value("y", 94)) })
    #expect(figure.plot.minX == 0 && figure.plot.maxX == 400 - 3 * 7 - 6)
    #expect(figure.plot.maxY == 300 - 14 - 6 && figure.plot.minY == 7)
    #expect(figure.texts.map(\.string).contains("100") && figure.texts.map(\.string).contains("a"))
    #expect(figure.texts.allSatisfy { $0.origin.x >= 0 && $0.origin.y >= 0 })
  }

  @Test func labelsThatWouldTouchAreLeftOut() {
    let names = (0..<20).map { "category \($0)" }
    let figure = figure(model { ForEach(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) } })
    let shown = figure.texts.filter { $0.string.hasPrefix("category") }.sorted { $0.origin.x < $1.origin.x }
    #expect((2...5).contains(shown.count))
    for (left, right) in zip(shown, shown.dropFirst()) {
      #expect(left.origin.x + Double(left.string.count) * 7 < right.origin.x)
    }
  }

  @Test func aProgramLabelsSomeOfManyValues() {
    var settings = ChartSettings()
    settings.yScale.domain = (70_000...75_000)._domain
    let axis = AxisMarks(values: .stride(by: 1.0)) { value in
      if let number = value.as(Double.self), number == 72_500 || number == 75_000 {
        AxisGridLine()
        AxisValueLabel("\(Int(number))")
      }
    }
    settings.yAxis = .custom(AnyAxisContent(axis).axes)
    let figure = figure(model(settings) { BarMark(x: .value("x", "a"), y: .value("y", 74_000)) })
    #expect(Set(figure.texts.map(\.string)).isSuperset(of: ["72500", "75000"]))
  }

  @Test func theLabelsOfManyValuesAreThinned() {
    var settings = ChartSettings()
    settings.yScale.domain = (0...1_000_000)._domain
    settings.yAxis = .custom(AnyAxisContent(AxisMarks(values: .stride(by: 1.0))).axes)
    let figure = figure(model(settings) { BarMark(x: .value("x", "a"), y: .value("y", 500_000)) })
    let labels = figure.texts.filter { $0.string != "a" }
    #expect((5...25).contains(labels.count))
    #expect(labels.contains { $0.origin.y < 60 } && labels.contains { $0.origin.y > 240 })
  }

  @Test func hiddenAxesTakeNoRoom() {
    var settings = ChartSettings()
    settings.xAxis = .hidden
    settings.yAxis = .hidden
    let figure = figure(model(settings) { BarMark(x: .value("x", "a"), y: .value("y", 94)) })
    #expect(figure.plot == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test func axesAreMirroredForRightToLeft() {
    let model = model { BarMark(x: .value("x", "a"), y: .value("y", 94)) }
    var surroundings = Figure.Surroundings { text, _ in CGSize(width: Double(text.count) * 7, height: 14) }
    surroundings.isRightToLeft = true
    let figure = Figure(model, size: CGSize(width: 400, height: 300), surroundings)
    #expect(figure.plot.minX == 27 && figure.plot.maxX == 400)
  }

  @Test func sectorsAreThePartsOfTheWhole() throws {
    let shapes = MarkShapes(
      figure(
        model {
          SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5))
          SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5))
        })
    ).shapes
    let rects = shapes.compactMap { if case .fill(let path, _) = $0.shape { path.boundingRect } else { nil } }
    #expect(rects.count == 2)
    // The first half is on the right.
    #expect(abs(rects[0].minX - 200) < 1 && abs(rects[0].maxX - 350) < 1 && abs(rects[1].maxX - 200) < 1)
  }

  // MARK: Robustness

  @Test(arguments: [0.0, 1, 40, 100_000])
  func anySizeHasAFigure(_ side: Double) {
    let figure = figure(model { BarMark(x: .value("x", "a"), y: .value("y", 94)) }, side, side)
    #expect(figure.plot.width >= 0 && figure.plot.height >= 0)
    _ = MarkShapes(figure)
  }

  @Test func absurdValuesHaveAFigure() {
    let most = Double.greatestFiniteMagnitude
    let values = [0, -0.0, .nan, .infinity, -.infinity, most, -most, .leastNonzeroMagnitude, 1e16]
    for value in values {
      for other in values {
        let model = model {
          BarMark(x: .value("x", "a"), y: .value("y", value))
          BarMark(x: .value("x", "a"), y: .value("y", other))
          LineMark(x: .value("x", "a"), y: .value("y", other)).symbolSize(by: .value("s", value))
          AreaMark(x: .value("x", "b"), y: .value("y", value))
          PointMark(x: .value("x", "b"), y: .value("y", other)).foregroundStyle(by: .value("c", value))
          RuleMark(y: .value("y", other))
          RectangleMark(x: .value("x", "a"), y: .value("y", value))
          SectorMark(angle: .value("v", other))
        }
        for shape in MarkShapes(figure(model)).shapes {
          guard case .fill(let path, _) = shape.shape else { continue }
          #expect(path.boundingRect.width.isFinite && path.boundingRect.height.isFinite)
        }
        let date = Date(timeIntervalSinceReferenceDate: value)
        let dates = self.model { LineMark(x: .value("d", date), y: .value("y", other)) }
        _ = MarkShapes(figure(dates))
        _ = dates.accessibleDescription
      }
    }
  }

  @Test func noMarksAndOneMark() {
    #expect(MarkShapes(figure(model {})).shapes.isEmpty)
    let one = MarkShapes(figure(model { LineMark(x: .value("x", 1), y: .value("y", 1)) })).shapes
    // A line of one point is visible as a point.
    #expect(one.contains { if case .symbols(let points, _, _, _) = $0.shape { points.count == 1 } else { false } })
  }

  @Test func whatHasNoPlaceDividesALine() throws {
    let values = [1, 2, .nan, 3, 4]
    let shapes = MarkShapes(
      figure(model { ForEach(0..<5) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) } })
    ).shapes
    guard case .stroke(let path, _, _) = try #require(shapes.first).shape else { return #expect(Bool(false)) }
    #expect(path.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
  }

  @Test func aHundredThousandPointsAreOneShape() throws {
    let model = model {
      ForEach(0..<100_000) { PointMark(x: .value("x", $0), y: .value("y", $0 % 1_000)) }
    }
    let shapes = MarkShapes(figure(model)).shapes
    #expect(shapes.count == 1)
    guard case .symbols(let points, _, _, _) = try #require(shapes.first).shape else { return #expect(Bool(false)) }
    #expect(points.count == 100_000)
  }

  // MARK: Styles and series

  @Test func stylesAreChosenInOrderOfAppearance() {
    let model = model {
      ForEach(["b", "a", "b"], id: \.self) { name in
        LineMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
      }
    }
    #expect(model.legend.map(\.name) == ["b", "a"])
    #expect(model.styles.paint(of: .category("b")) == .color(StyleScale.palette[0]))
    #expect(model.styles.paint(of: .category("a")) == .color(StyleScale.palette[1]))
  }

  @Test func marksWithoutAStyleHaveTheTintOrTheFirstColor() {
    var settings = ChartSettings()
    #expect(model(settings) {}.paint(of: MarkLook()) == .color(StyleScale.palette[0]))
    settings.styles.tint = .red
    #expect(model(settings) {}.paint(of: MarkLook()) == .color(.red))
  }

  @Test func higherMarksAreDrawnLater() {
    let shapes = MarkShapes(
      figure(
        model {
          RuleMark(y: .value("y", 1)).zIndex(1)
          BarMark(x: .value("x", "a"), y: .value("y", 2))
        })
    ).shapes
    #expect(shapes.map(\.zIndex) == [0, 1])
  }

  /// The contrast of two colours as WCAG defines it.
  @Test func thePaletteIsReadableInLightAndDark() throws {
    func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    let (light, dark) = (luminance(1, 1, 1), luminance(0.141, 0.141, 0.141))
    for color in StyleScale.palette {
      let parts = color.css.dropFirst(5).split(separator: ",").prefix(3).compactMap { Double($0) }
      try #require(parts.count == 3)
      let own = luminance(parts[0] / 255, parts[1] / 255, parts[2] / 255)
      #expect((light + 0.05) / (own + 0.05) >= 3, "\(color) on white")
      #expect((own + 0.05) / (dark + 0.05) >= 3, "\(color) on black")
    }
  }

  // MARK: Annotations, accessibility, selection

  @Test func annotationsStayInTheChart() {
    let spot = ChartSpot.beside(
      CGRect(x: 0, y: 2, width: 10, height: 50), .top, .center, spacing: 4, .automatic,
      plot: CGRect(x: 0, y: 0, width: 100, height: 100), chart: CGSize(width: 120, height: 120))
    #expect(spot.origin(of: CGSize(width: 40, height: 16)) == .zero)
    let free = ChartSpot.beside(
      CGRect(x: 0, y: 2, width: 10, height: 50), .trailing, .bottom, spacing: 4, .init(x: .disabled, y: .disabled),
      plot: .zero, chart: .zero)
    #expect(free.origin(of: CGSize(width: 40, height: 16)) == CGPoint(x: 14, y: 36))
  }

  @Test func marksAreDescribed() {
    let model = model {
      BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1_200)).foregroundStyle(by: .value("Shop", "North"))
      BarMark(x: .value("Month", "Feb"), y: .value("Sales", 3))
        .accessibilityLabel("February").accessibilityValue("three")
      BarMark(x: .value("Month", "Mar"), y: .value("Sales", 4)).accessibilityHidden(true)
    }
    #expect(model.accessibleName == "Sales, Month")
    #expect(model.accessibleDescription == "Jan, North: 1,200; February: three")
  }

  @Test func arrowKeysVisitTheValuesInOrder() {
    let model = model { ForEach([3, 1, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) } }
    let steps = SelectionSteps(model, .x)
    #expect(steps.next(after: nil, by: 1) == .number(1) && steps.next(after: nil, by: -1) == .number(3))
    #expect(steps.next(after: .number(1), by: 1) == .number(2) && steps.next(after: .number(3), by: 1) == .number(3))
    #expect(steps.next(after: .number(1.5), by: -1) == .number(1))
  }
}
