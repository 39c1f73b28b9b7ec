import Foundation
import HomeCore
import Testing

/// A rule for services that have web comics.
public typealias ComicServiceRule = ServiceRule<Comic, any ComicService>

extension ServiceRule where Item == Comic, Service == any ComicService {
  /// All rules.
  public static var comics: [ComicServiceRule] {
    [
      ComicServiceRule("Each filter has its comics in its order, page by page") { make in
        let service = try await make(someComics.shuffled())
        for filter in ComicFilter.allCases {
          let expected = someComics.filter(filter.includes).sorted(by: filter.precedes)
          #expect(try await service.comicList(filter, after: nil, limit: 100) == expected)
          for size in [1, 2, 5] {
            var comics: [Comic] = []
            while true {
              let page = try await service.comicList(filter, after: comics.last, limit: size)
              comics += page
              if page.count < size || comics.count > 100 { break }
            }
            #expect(comics == expected)
          }
          #expect(try await service.comicList(filter, after: nil, limit: 0).isEmpty)
        }
      },
      ComicServiceRule("Search keeps the one rule for text, in each filter's order, page by page") { make in
        let service = try await make(someComics)
        for filter in ComicFilter.allCases {
          for text in ["만화", "작가 neil", "화", "ㅁㅎ", "만ㅎ", "1", "nothing", "  ", "!?"] {
            let expected = someComics.filter {
              filter.includes($0) && SearchText.matches(text, in: $0.title, $0.author)
            }.sorted(by: filter.precedes)
            for size in [2, 100] {
              var comics: [Comic] = []
              while true {
                let page = try await service.comicList(filter, matching: text, after: comics.last, limit: size)
                comics += page
                if page.count < size || comics.count > 100 { break }
              }
              #expect(comics == expected, "searching for “\(text)”")
            }
          }
        }
      },
      ComicServiceRule("A like counts once, and is taken back once") { make in
        let service = try await make(someComics)
        let before = try #require(someComics.first { $0.id == 4 })
        for _ in 0..<2 {
          let liked = try await service.setLiked(true, comicId: 4)
          #expect(liked.isLiked && liked.likes == before.likes + 1)
          #expect(try await service.comicList(.popular, after: nil, limit: 100).contains(liked))
        }
        for _ in 0..<2 { #expect(try await service.setLiked(false, comicId: 4) == before) }
        await #expect(throws: ServiceError.notFound) { try await service.setLiked(true, comicId: 999) }
      },
      ComicServiceRule("Each listener hears of each like that changed something") { make in
        let service = try await make(someComics)
        let streams = [service.changes(), service.changes()]
        try await service.setLiked(false, comicId: 2)
        let liked = try await service.setLiked(true, comicId: 2)
        try await service.setLiked(true, comicId: 2)
        let notLiked = try await service.setLiked(false, comicId: 2)
        for stream in streams { #expect(await stream.first(2) == [.likes(liked), .likes(notLiked)]) }
      },
    ]
  }

  private static var someComics: [Comic] {
    (1...12).map { id in
      Comic(
        id: id, title: "만화 <\(id)> '", author: "O'Neil & \"작가\"", thumbnail: "comic-\(id)", likes: id * 7 % 5 * 100,
        isLiked: id % 6 == 1, isFinished: id % 3 == 0,
        startDate: Date(timeIntervalSince1970: Double(1_700_006_400 + id * 5 % 4 * 86_400)))
    }
  }
}
