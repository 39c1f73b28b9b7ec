import Foundation
import RxSwift
import ViewControllers

/// A controller that restores a window's size from the previous run and saves it in this one.
///
/// ```swift
/// let restoration = WindowRestoration(of: window, in: settingsStore)
/// window.onClose = { restoration.save() }
/// ```
///
/// Changes are debounced for half a second, so that resizing does not write a file for every frame. A killed program
/// loses at most the changes of that interval.
///
/// Only one window is restored, in the state that was saved last: the desktop reports neither the number of open
/// windows nor their positions. Further windows open in the same state.
public final class WindowRestoration {
  private let settings: any SettingsStore
  private weak var window: Window?
  private let changes = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  /// Applies the saved size to the window.
  ///
  /// - Parameter scheduler: The scheduler of the debounce interval.
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

  /// Saves the window's current state.
  public func save() {
    guard let window else { return }
    settings.update {
      $0.windowSize = window.frame.size
      $0.isWindowMaximized = window.isMaximized
    }
  }
}
