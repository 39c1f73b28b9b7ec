import Combine

@testable import HomeCore

/// Records posted notices.
final class Said {
  private(set) var notices: [Notice] = []
  private var subscription: AnyCancellable?

  init(by center: NoticeCenter) {
    subscription = center.notices.sink { [weak self] in self?.notices.append($0) }
  }

  var titles: [String] { notices.map(\.title) }
}
