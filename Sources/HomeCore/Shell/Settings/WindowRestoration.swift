import Foundation
import RxSwift
import ViewControllers

/// Shows a window as it was left in the last run, and remembers how it is left in this one.
///
/// ```swift
/// let restoration = WindowRestoration(of: window, in: settingsStore)
/// window.onClose = { restoration.save() }
/// ```
///
/// A change is saved half a second after the last, so that resizing does not write a file for every frame, and a program that
/// is killed has forgotten nothing older than that.
///
/// One window comes back, as the one that was changed last: the desktop starts a program once, and does not say how many of
/// its windows were open or where they stood. Further windows begin like that one.
public final class WindowRestoration {
  private let settings: any SettingsStore
  private weak var window: Window?
  private let changes = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  /// Gives the window the size that `settings` remember.
  ///
  /// - Parameter scheduler: Tells when changes are saved.
  public init(
    of window: Window, in settings: any SettingsStore, scheduler: any SchedulerType = MainScheduler.instance
  ) {
    self.window = window
    self.settings = settings
    let saved = settings.load()
    if let size = saved.windowSize { window.frame.size = size }
    window.isMaximized = saved.isWindowMaximized ?? false
    window.onFrameChange = { [changes] in changes.accept(()) }
    changes.asObservable()
      .debounce(AppSettings.saveDelay, scheduler: scheduler)
      .bind(with: self) { restoration, _ in restoration.save() }
      .disposed(by: disposeBag)
  }

  /// Saves how the window is now.
  public func save() {
    guard let window else { return }
    settings.update {
      $0.windowSize = window.frame.size
      $0.isWindowMaximized = window.isMaximized
    }
  }
}
