import Testing

@testable import ViewControllers

@Suite(.serialized) @MainActor struct VisualFormatTests {
  private let root = NativeView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let title = NativeView()
  private let button = NativeView()
  private var views: [String: Any] { ["title": title, "button": button, "superview": root] }

  init() {
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func layOut(
    _ formats: String..., options: LayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) {
    for format in formats {
      let made = LayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
      #expect(!made.isEmpty, "\(format)")
      LayoutConstraint.activate(made)
    }
    root.layoutIfNeeded()
  }

  @Test func aRowFillsItsSuperview() {
    layOut("H:|-[title(100)]-[button]-20-|", "V:|[title(==40)]", "V:|-(top)-[button(title)]", metrics: ["top": 12])
    #expect(title.frame == CGRect(x: 8, y: 0, width: 100, height: 40))
    #expect(button.frame == CGRect(x: 116, y: 12, width: 164, height: 40))
  }

  @Test func conditionsHavePriorities() {
    layOut("[title(>=50,<=200,120@750)]", "|-(>=5)-[title]", "|-(0@250)-[title]")
    #expect(title.frame.width == 120 && title.frame.minX == 5)
    layOut("[title(300@low)]", metrics: ["low": 200])
    #expect(title.frame.width == 120)
  }

  @Test func aSingleConditionOfADistanceNeedsNoParentheses() {
    layOut("V:|->=10-[title(20)]->=150-|", "H:|-==7-[title]")
    layOut("H:[title]-<=30@low-[button(50)]-5-|", metrics: ["low": 240])
    #expect(title.frame.minX == 7 && title.frame.maxX == 215 && button.frame.minX == 245)
    #expect(title.frame.minY >= 10 && title.frame.maxY <= 50)
  }

  @Test func optionsAlignAndTurn() {
    layOut("[button(20)]-10-[title(30)]-|", options: [.alignAllTop, .alignAllBottom])
    layOut("V:|-5-[title(50)]")
    #expect(button.frame == CGRect(x: 232, y: 5, width: 20, height: 50))
  }

  @Test func aRowGoesToTheLeft() {
    layOut("H:|-10-[title(30)]-5-[button(20)]", options: .directionRightToLeft)
    #expect(title.frame.maxX == 290 && button.frame.maxX == 255)
  }

  @Test func namesFromTheLanguage() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let made = LayoutConstraint.constraints(
      withVisualFormat: "V:[superview]-(<=1)-[guide]", options: .alignAllCenterX, metrics: nil,
      views: ["superview": root, "guide": guide])
    #expect(made.map(\.relation) == [.lessThanOrEqual, .equal] && made[1].firstAttribute == .centerX)
  }

  @Test(arguments: [
    ("H:|-[titel]-|", "there is no view named titel", 5), ("[title", "a ] is missing after the view title", 6),
    ("H:|-", "a view or | is missing at the end", 4), ("", "a view or | is missing at the end", 0),
    ("|-gap-[title]", "there is no number named gap in the metrics", 2), ("[title]-8[button]", "a - is missing", 9),
    ("[title(>=)]", "a number, or the name of one or of a view", 9), ("[title(10@2000)]", "a priority is a number", 7),
    ("[title]|x", "nothing can follow the superview", 8), ("[title(10]", "a ) is missing", 9),
    ("[title]->=8[button]", "a - is missing", 11), ("[title]->=-|", "a number, or the name of one or of a view", 10),
    ("[title] [button]", "a view in brackets or a distance", 7), ("[1]", "the name of a view", 1),
  ])
  func wrongFormatsAreToldInWords(_ format: String, _ words: String, _ offset: Int) {
    let usual = ConstraintConflict.show
    defer { ConstraintConflict.show = usual }
    var told = ""
    ConstraintConflict.show = { told = $0 }
    let made = LayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
    #expect(
      made.isEmpty && told.contains(words)
        && told.hasSuffix("\n  \(format)\n  \(String(repeating: " ", count: offset))^"), "\(told)")
  }

  @Test func viewsWithoutASuperviewAreTold() {
    let usual = ConstraintConflict.show
    defer { ConstraintConflict.show = usual }
    var told = ""
    ConstraintConflict.show = { told = $0 }
    #expect(
      LayoutConstraint.constraints(withVisualFormat: "|[lost]", metrics: nil, views: ["lost": NativeView()]).isEmpty)
    #expect(told.contains("no superview"))
  }
}
