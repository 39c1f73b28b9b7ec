import QuartzCore

/// The time of a layer. It is the time of the superlayer, unless the program changes it. The time of a layer with the
/// speed 0 stands still.
extension CALayer: @MainActor CAMediaTiming {
  /// The time of the superlayer at which this layer has its ``timeOffset``, in seconds.
  public var beginTime: CFTimeInterval {
    get { clock?.beginTime ?? 0 }
    set { setTime { $0.beginTime = newValue } }
  }

  /// The time of the layer at its ``beginTime``, in seconds. A layer with the speed 0 stands still at it.
  public var timeOffset: CFTimeInterval {
    get { clock?.timeOffset ?? 0 }
    set { setTime { $0.timeOffset = newValue } }
  }

  /// The number of seconds that pass in the layer for each second of the superlayer. The default is 1; 0 halts the
  /// layer and its sublayers.
  public var speed: Float {
    get { Float(clock?.speed ?? 1) }
    set { setTime { $0.speed = Double(newValue) } }
  }

  /// Kept, without effect: a layer has no end.
  public var duration: CFTimeInterval {
    get { clock?.duration ?? .infinity }
    set { setTime { $0.duration = newValue } }
  }

  /// Kept, without effect.
  public var repeatCount: Float {
    get { Float(clock?.repeatCount ?? 0) }
    set { setTime { $0.repeatCount = Double(newValue) } }
  }

  /// Kept, without effect.
  public var repeatDuration: CFTimeInterval {
    get { clock?.repeatDuration ?? 0 }
    set { setTime { $0.repeatDuration = newValue } }
  }

  /// Kept, without effect.
  public var autoreverses: Bool {
    get { clock?.autoreverses ?? false }
    set { setTime { $0.autoreverses = newValue } }
  }

  /// Kept, without effect.
  public var fillMode: CAMediaTimingFillMode {
    get { clock?.fillMode ?? .removed }
    set { setTime { $0.fillMode = newValue } }
  }

  private func setTime(_ change: (inout MediaTimeline) -> Void) {
    var time = clock ?? MediaTimeline()
    if clock == nil { time.duration = .infinity }
    change(&time)
    clock = time
    animations?.refresh()
  }

  /// Converts a time of another layer, or of `CACurrentMediaTime()`, to the time of this layer.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.mediaTime(at: t) } ?? t)
  }

  /// Converts a time of this layer to that of another layer, or to that of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(at: t)
    return l?.localTime(at: time) ?? time
  }

  private var around: CALayer? {
    superlayer ?? masked ?? (view?.superview?.look as? ViewLook)?.layer
  }

  /// The current time of the layer.
  var now: Double { localTime(at: CACurrentMediaTime()) }

  func localTime(at mediaTime: Double) -> Double {
    let time = around?.localTime(at: mediaTime) ?? mediaTime
    guard let clock else { return time }
    return (time - clock.beginTime) * clock.speed + clock.timeOffset
  }

  private func mediaTime(at localTime: Double) -> Double {
    var time = localTime
    if let clock {
      time = clock.speed == 0 ? clock.beginTime : (localTime - clock.timeOffset) / clock.speed + clock.beginTime
    }
    return around?.mediaTime(at: time) ?? time
  }
}
