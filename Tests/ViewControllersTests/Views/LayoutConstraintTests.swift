import Foundation
import Testing
import ViewControllers

/// The view that holds a constraint, and how long it does.
@MainActor
@Suite struct LayoutConstraintTests {
  private let top = NativeView()
  private let left = NativeView()
  private let right = NativeView()
  private let deep = NativeView()

  init() {
    top.addSubview(left)
    top.addSubview(right)
    left.addSubview(deep)
  }

  @Test func theNearestCommonAncestorHoldsAConstraint() {
    let parent = left.topAnchor.constraint(equalTo: top.topAnchor)
    let siblings = left.trailingAnchor.constraint(equalTo: right.leadingAnchor)
    let cousins = deep.centerYAnchor.constraint(equalTo: right.centerYAnchor)
    LayoutConstraint.activate([parent, siblings, cousins])
    #expect(top.constraints == [parent, siblings, cousins] && left.constraints.isEmpty)
    LayoutConstraint.deactivate([siblings, parent])
    #expect(top.constraints == [cousins] && !parent.isActive && cousins.isActive)
  }

  @Test func activatingTwiceHoldsOnce() {
    let constraint = left.topAnchor.constraint(equalTo: top.topAnchor)
    constraint.isActive = true
    constraint.isActive = true
    #expect(top.constraints == [constraint])
  }

  @Test func viewsWithNoCommonAncestorGiveNoConstraint() {
    let constraint = left.topAnchor.constraint(equalTo: NativeView().topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    let stranger = NativeView()
    let other = left.topAnchor.constraint(equalTo: stranger.topAnchor)
    other.isActive = true
    #expect(!other.isActive && left.constraints.isEmpty && top.constraints.isEmpty)
  }

  @Test func leavingTheSuperviewEndsWhatTiedAViewToIt() {
    let outside = deep.topAnchor.constraint(equalTo: top.topAnchor)
    let edge = left.leadingAnchor.constraint(equalTo: top.leadingAnchor)
    let inside = deep.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    let unrelated = right.topAnchor.constraint(equalTo: top.topAnchor)
    LayoutConstraint.activate([outside, edge, inside, unrelated])
    left.removeFromSuperview()
    #expect(!outside.isActive && !edge.isActive && inside.isActive && unrelated.isActive)
    #expect(top.constraints == [unrelated])
  }

  @Test func aSizeOfItsOwnGoesWithTheView() {
    let lonely = NativeView()
    let width = lonely.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    #expect(lonely.constraints == [width])
    top.addSubview(lonely)
    #expect(top.constraints == [width] && lonely.constraints.isEmpty && width.isActive)
    right.addSubview(lonely)
    #expect(right.constraints == [width] && top.constraints.isEmpty)
    lonely.removeFromSuperview()
    #expect(lonely.constraints == [width] && width.isActive)
  }

  @Test func aConstraintSaysWhatTheAnchorsSaid() {
    let constraint = left.widthAnchor.constraint(equalTo: right.heightAnchor, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === left && constraint.firstAttribute == .width)
    #expect(constraint.secondItem === right && constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2 && constraint.constant == 3 && constraint.relation == .equal)
    #expect(constraint.priority == .required)
    #expect(left.topAnchor.constraint(greaterThanOrEqualTo: top.topAnchor).relation == .greaterThanOrEqual)
    #expect(left.topAnchor.constraint(lessThanOrEqualTo: top.topAnchor, constant: -1).constant == -1)
    #expect(left.heightAnchor.constraint(greaterThanOrEqualToConstant: 5).secondAttribute == .notAnAttribute)
    #expect(left.heightAnchor.constraint(lessThanOrEqualToConstant: 5).relation == .lessThanOrEqual)
    #expect(LayoutConstraint.Priority.defaultLow.rawValue < LayoutConstraint.Priority.defaultHigh.rawValue)
  }

  @Test func constraintsHoldNoViews() {
    weak var view: NativeView?
    let constraint: LayoutConstraint
    do {
      let (made, child) = (NativeView(), NativeView())
      view = made
      made.addSubview(child)
      constraint = child.topAnchor.constraint(equalTo: made.topAnchor)
      constraint.isActive = true
    }
    #expect(view == nil && !constraint.isActive)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }
}
