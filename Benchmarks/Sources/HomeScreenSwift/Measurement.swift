import GtkBridge

/// What can be measured on the Home screen once it is on display and idle. Each has its counterpart in HomeScreenC.
enum Measurement: String, CaseIterable {
  /// CPU nanoseconds per state, each state applied to both labels.
  case applied
  /// CPU nanoseconds per state, for all states and the frame that shows the last one.
  case burst
  /// Median nanoseconds from `MainActor.run` in a task on another thread until its closure runs on the main thread.
  case hop
  /// Median nanoseconds from the moment a second Home screen is asked for until its first frame has been painted: its
  /// controller, interactor and view are made and pushed on a navigation controller.
  case push

  func run(on screen: HomeScreen, count: Int) async -> Double {
    switch self {
    case .applied: await applied(on: screen, count: count)
    case .burst: await burst(on: screen, count: count)
    case .hop: await hop(count: count)
    case .push: await push(on: screen, count: count)
    }
  }

  private func applied(on screen: HomeScreen, count: Int) async -> Double {
    let bodyCount = HomeView.bodyCount
    let start = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    for number in 0..<count {
      screen.interactor.request(action: number.isMultiple(of: 2) ? .tap1 : .tap2)
      screen.viewController.applyNow()
    }
    let end = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    precondition(HomeView.bodyCount - bodyCount == count, "Each state is applied.")
    return Double(end - start) / Double(count)
  }

  private func burst(on screen: HomeScreen, count: Int) async -> Double {
    let bodyCount = HomeView.bodyCount
    let start = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    for number in 0..<count {
      screen.interactor.request(action: number.isMultiple(of: 2) ? .tap1 : .tap2)
    }
    try? await Task.sleep(for: .milliseconds(300))
    let end = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    precondition(HomeView.bodyCount - bodyCount == 1, "The states are coalesced.")
    return Double(end - start) / Double(count)
  }

  private func hop(count: Int) async -> Double {
    await Task.detached {
      var durations: [Int] = []
      durations.reserveCapacity(count)
      for _ in 0..<count {
        let start = nanoseconds(CLOCK_MONOTONIC)
        let arrival = await MainActor.run { nanoseconds(CLOCK_MONOTONIC) }
        durations.append(arrival - start)
      }
      durations.sort()
      return Double(durations[count / 2])
    }.value
  }
}

extension Measurement {
  private func push(on screen: HomeScreen, count: Int) async -> Double {
    let navigation = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
    screen.window.rootViewController = navigation
    try? await Task.sleep(for: .milliseconds(300))
    var durations: [Int] = []
    for _ in 0..<count {
      let start = nanoseconds(CLOCK_MONOTONIC)
      let viewController = HomeViewController(nibName: nil, bundle: nil)
      let interactor = HomeInteractor(presenter: viewController)
      interactor.activate()
      let end = await withCheckedContinuation { continuation in
        viewController.onAppear = { continuation.resume(returning: nanoseconds(CLOCK_MONOTONIC)) }
        navigation.pushViewController(viewController, animated: false)
      }
      durations.append(end - start)
      interactor.deactivate()
      navigation.popViewController(animated: false)
      // The frame clock is idle again by then.
      try? await Task.sleep(for: .milliseconds(40))
    }
    durations.sort()
    return Double(durations[count / 2])
  }
}

nonisolated private func nanoseconds(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
