import Foundation
import RxSwift
import Testing
import ViewControllers

@testable import HomeCore

@Suite("Window restoration")
struct WindowRestorationTests {
  private let time = HistoricalScheduler()
  private let settings = MemorySettingsStore()

  @Test("leaves a window of a first run as it is")
  func firstRun() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
    withExtendedLifetime(WindowRestoration(of: window, in: settings, scheduler: time)) {
      #expect(window.frame.size == CGSize(width: 480, height: 560))
      #expect(!window.isMaximized)
    }
  }

  @Test("gives a window the size of the last run")
  func restoring() {
    settings.update {
      $0.windowSize = CGSize(width: 700, height: 500)
      $0.isWindowMaximized = true
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
    withExtendedLifetime(WindowRestoration(of: window, in: settings, scheduler: time)) {
      #expect(window.frame.size == CGSize(width: 700, height: 500))
      #expect(window.isMaximized)
    }
  }

  @Test("saves a new size when resizing has ended")
  func resizing() {
    let window = Window()
    let restoration = WindowRestoration(of: window, in: settings, scheduler: time)
    for width in 500..<550 {
      window.windowDidChangeFrame(to: CGSize(width: width, height: 400), isMaximized: false)
      time.advance(by: .milliseconds(16))
    }
    #expect(settings.load().windowSize == nil)
    time.advance(by: .milliseconds(500))
    #expect(settings.load().windowSize == CGSize(width: 549, height: 400))
    window.windowDidChangeFrame(to: CGSize(width: 549, height: 400), isMaximized: true)
    time.advance(by: .milliseconds(500))
    #expect(settings.load().isWindowMaximized == true)
    withExtendedLifetime(restoration) {}
  }

  @Test("saves at once when asked to, and keeps neither the window nor itself")
  func closing() {
    weak var gone: Window?
    weak var restorationGone: WindowRestoration?
    do {
      let window = Window()
      let restoration = WindowRestoration(of: window, in: settings, scheduler: time)
      (gone, restorationGone) = (window, restoration)
      window.onClose = { restoration.save() }
      window.makeKeyAndVisible()
      window.windowDidChangeFrame(to: CGSize(width: 640, height: 480), isMaximized: false)
      window.close()
    }
    #expect(settings.load().windowSize == CGSize(width: 640, height: 480))
    #expect(gone == nil && restorationGone == nil)
  }
}
