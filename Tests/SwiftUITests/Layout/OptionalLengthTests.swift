import Foundation
import SwiftUI
import Testing

extension SwiftUITests {
  /// Lengths that may be missing are `CGFloat?`, as in SwiftUI: a number converts by itself, and an optional one does not.
  @Suite @MainActor struct OptionalLengthTests {
    private struct Lengths: View {
      let length: CGFloat?

      var body: some View {
        VStack(spacing: length) {
          HStack(alignment: .top, spacing: length) {
            Color.red.frame(width: length, height: length)
            Spacer(minLength: length)
          }
          .frame(minWidth: length, maxWidth: .infinity, minHeight: length)
          .padding(.top, length)
          .safeAreaPadding(.bottom, length)
          Grid(horizontalSpacing: length, verticalSpacing: length) {
            GridRow { Color.red.aspectRatio(length, contentMode: .fit) }
          }
          LazyVGrid(columns: [GridItem(.flexible(), spacing: length)], spacing: length) { Text("grid") }
          LazyVStack(spacing: length) { Text("stack") }
          List { Text("row") }.listRowSpacing(length).contentMargins(.top, length).environment(
            \.defaultMinListRowHeight, 8)
        }
        .safeAreaInset(edge: .bottom, spacing: length) { Text("bar") }
        .presentationCornerRadius(length)
      }
    }

    @Test(arguments: [nil, 20] as [CGFloat?]) func lengthsAreTakenWhereTheyAreGiven(_ length: CGFloat?) throws {
      let renderer = ImageRenderer(content: Color.red.frame(width: length, height: 30).frame(width: 100))
      #expect(renderer.uiImage?.size == CGSize(width: 100, height: 30))
      let padded = ImageRenderer(content: Color.red.frame(width: 10, height: 10).padding(.top, length))
      #expect(padded.uiImage?.size == CGSize(width: 10, height: 10 + (length ?? 12)))
      _ = Lengths(length: length)
    }
  }
}
