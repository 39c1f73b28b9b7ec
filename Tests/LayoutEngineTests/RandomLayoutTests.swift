import Foundation
import LayoutEngine
import Testing

/// The engine compared with the reference layout, which has no cache.
@Suite struct RandomLayoutTests {
  private func proposals(_ views: inout RandomViews) -> [ProposedViewSize] {
    [
      ProposedViewSize(width: views.number(0...400), height: views.number(0...400)),
      ProposedViewSize(width: views.number(0...400), height: nil),
      ProposedViewSize(width: nil, height: views.number(0...400)), .unspecified, .zero,
    ]
  }

  private func difference(_ tree: EngineTree, _ view: ReferenceView, _ proposal: ProposedViewSize) -> String? {
    let expected = view.layout(proposal, in: nil)
    if !tree.size(proposal).isClose(to: expected.size) {
      return "\(proposal): size \(tree.size(proposal)), expected \(expected.size)"
    }
    for (id, frame) in tree.frames(proposal) {
      guard let other = expected.frames[id], !frame.isClose(to: other) else { continue }
      return "\(proposal): view \(id) at \(frame), expected \(other)"
    }
    return nil
  }

  @Test(arguments: 0..<8) func randomViewsLieWhereTheReferencePlacesThem(part: UInt64) {
    for seed in part * 150..<(part + 1) * 150 {
      var views = RandomViews(seed: seed)
      let view = views.view(4)
      let tree = EngineTree(view)
      for proposal in proposals(&views) {
        let difference = difference(tree, view, proposal)
        #expect(difference == nil, "seed \(seed): \(view)")
        if difference != nil { return }
      }
    }
  }

  /// The engine's cache is invalidated where it no longer applies.
  @Test(arguments: 0..<8) func changedViewsLieWhereTheReferencePlacesThem(part: UInt64) {
    for seed in part * 60..<(part + 1) * 60 {
      var views = RandomViews(seed: 1_000_000 + seed)
      var view = views.view(4)
      let tree = EngineTree(view)
      let leaves = views.leaves.sorted { $0.key < $1.key }
      if leaves.isEmpty { continue }
      for _ in 0..<5 {
        let (id, old) = leaves[Int(views.number(0...leaves.count - 1))]
        let leaf = views.leaf(like: old)
        tree.change(id, to: leaf)
        view = view.replacing(id, with: leaf)
        for proposal in proposals(&views).prefix(2) {
          let difference = difference(tree, view, proposal)
          #expect(difference == nil, "seed \(seed): \(view)")
          if difference != nil { return }
        }
      }
    }
  }
}

extension CGSize {
  fileprivate func isClose(to other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && size.isClose(to: other.size)
  }
}
