import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct EnvironmentValueTests {
    struct Reader: View {
      @Environment(\.calendar) private var calendar
      @Environment(\.timeZone) private var timeZone
      @Environment(\.displayScale) private var displayScale
      @Environment(\.pixelLength) private var pixelLength
      var body: some View {
        Text("\(calendar.identifier) \(calendar.locale?.identifier ?? "") \(timeZone.identifier)")
        Text("\(displayScale) \(pixelLength)")
      }
    }

    @Test func datesFollowWhatAViewSets() async throws {
      let host = try ViewHost {
        Reader()
          .environment(\.locale, Locale(identifier: "ko_KR"))
          .environment(\.timeZone, TimeZone(identifier: "Asia/Seoul") ?? .current)
          .environment(\.displayScale, 2)
      }
      await host.nextFrame()
      #expect(host.contents.first == "\(Calendar.current.identifier) ko_KR Asia/Seoul")
      #expect(host.contents.last == "2.000000 0.500000")
      let plain = try ViewHost { Reader().environment(\.calendar, Calendar(identifier: .buddhist)) }
      await plain.nextFrame()
      #expect(plain.contents.contains { $0.hasPrefix("buddhist") })
      #expect(plain.contents.contains("1.000000 1.000000"), "the display of the tests has a pixel per point")
    }

    @Test func activitiesAreDescribedWhileTheyAreActive() async throws {
      final class Model: ObservableObject {
        @Published var isActive = false
        var types: [String] = []
      }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("\(model.isActive)")
            .userActivity("reading", isActive: model.isActive) { model.types.append($0.activityType) }
        }
      }
      let model = Model()
      let host = try ViewHost { Screen(model: model) }
      await host.nextFrame()
      #expect(model.types == [])
      model.isActive = true
      #expect(await MainLoop.wait { model.types == ["reading"] })
    }
  }
}
