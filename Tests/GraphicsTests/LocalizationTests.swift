import Foundation
import Testing

@testable import Graphics

@Suite struct DesktopLanguageTests {
  @Test func theLanguageComesFromTheEnvironmentAsForGettext() {
    func languages(_ environment: [String: String]) -> [String] { DesktopLanguages.list(in: environment) }
    #expect(languages(["LANG": "ko_KR.UTF-8"]) == ["ko-KR"])
    #expect(languages(["LANG": "ko_KR.UTF-8", "LC_ALL": "de_DE.UTF-8"]) == ["de-DE"])
    #expect(languages(["LANGUAGE": "pt_BR:fr", "LANG": "de_DE.UTF-8"]) == ["pt-BR", "fr"])
    #expect(languages(["LANG": "C.UTF-8"]) == ["en"])
    let locale = DesktopLanguages.locale(in: ["LANGUAGE": "en", "LC_ALL": "ko_KR.UTF-8"])
    #expect(locale.identifier == "en_KR")
  }

  @Test func theBestLanguageIsTheMostSpecificOne() {
    #expect(DesktopLanguages.best(of: ["pt", "pt-BR"], for: ["pt-BR"]) == "pt-BR")
    #expect(DesktopLanguages.best(of: ["en", "pt"], for: ["pt-BR"]) == "pt")
    #expect(DesktopLanguages.best(of: ["zh-Hans", "zh-Hant"], for: ["zh-TW"]) == "zh-Hant")
    #expect(DesktopLanguages.best(of: ["en", "de"], for: ["sv", "de"]) == "de")
    #expect(DesktopLanguages.best(of: ["pt-BR"], for: ["pt"]) == "pt-BR")
    #expect(DesktopLanguages.best(of: ["de"], for: ["sv"]) == nil)
  }
}

@Suite struct PluralCategoryTests {
  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 0, .other), ("ko", 1, .other), ("fr", 0, .one), ("ru", 21, .one),
    ("ru", 3, .few), ("ru", 12, .many), ("pl", 22, .few), ("pl", 21, .many), ("cs", 4, .few), ("ar", 2, .two),
    ("ar", 11, .many), ("ar", 103, .few), ("pt", 0, .one), ("pt-PT", 0, .other), ("sl", 102, .two), ("lt", 11, .other),
  ])
  func eachLanguageHasItsRule(language: String, number: UInt64, category: PluralCategory) {
    #expect(PluralCategory(in: language, for: number) == category)
  }

  @Test func numbersWithDecimalsHaveAFormOfTheirOwn() {
    #expect(PluralCategory(in: "en", for: 1, hasDecimals: true) == .other)
    #expect(PluralCategory(in: "fr", for: 1, hasDecimals: true) == .one)
    #expect(PluralCategory(in: "cs", for: 1, hasDecimals: true) == .many)
  }
}

@Suite struct LocalizedMessageTests {
  private func message(_ key: String, _ arguments: MessageArgument...) -> LocalizedMessage {
    LocalizedMessage(key: key, arguments: arguments)
  }

  @Test func argumentsTakeTheirPlaces() {
    #expect(message("%lld of %@", .integer(3), .text("%@")).resolved() == .plain("3 of %@"))
    #expect(message("%2$@ before %1$@", .text("a"), .text("b")).resolved() == .plain("b before a"))
    #expect(message("%.2f €", .number(1.5)).string() == "1.50 €")
    #expect(message("100%% of %@", .text("it")).string() == "100% of it")
    #expect(message("100%").string() == "100%")
  }

  @Test func aTranslationReadsNothingThatIsNotThere() {
    #expect(message("%@ %@ %9$@ %s %", .text("a")).string() == "a %@ %9$@ %s %")
    #expect(message("%99999d %n", .integer(1)).string() == "%99999d %n")
    #expect(message("%f", .text("a")).string() == "a")
  }

  @Test func aFormatFollowsTheNumber() {
    let phrase = LocalizedPhrase(
      wording: .plural([.one: .text("%lld file"), .other: .text("%lld files"), .zero: .text("no files")]),
      language: "en")
    func text(_ number: Int64) -> String { message("%lld files", .integer(number)).string(with: phrase) }
    #expect([text(0), text(1), text(2)] == ["no files", "1 file", "2 files"])
  }

  @Test func eachVariableFollowsItsOwnNumber() {
    let phrase = LocalizedPhrase(
      wording: .text("%#@files@ in %2$#@folders@"),
      variables: [
        "files": .init(argument: 1, wording: .plural([.one: .text("%arg file"), .other: .text("%arg files")])),
        "folders": .init(wording: .plural([.one: .text("%d folder"), .other: .text("%d folders")])),
      ], language: "en")
    let text = message("%lld files in %lld folders", .integer(1), .integer(5)).string(with: phrase)
    #expect(text == "1 file in 5 folders")
  }

  @Test func aVariableThatNamesItselfEnds() {
    let phrase = LocalizedPhrase(
      wording: .text("%#@a@"), variables: ["a": .init(wording: .text("x%1$#@a@"))], language: "en")
    #expect(message("%lld", .integer(1)).string(with: phrase) == "xxxxxxxx%1$#@a@")
  }

  @Test func stylesOfTranslationsAndArgumentsJoin() {
    var bold = TextRunStyle()
    bold.weight = .bold
    var red = TextRunStyle()
    red.color = .red
    let text = message("**%@** is *%@*", .text("*a*"), .runs([TextRun(text: "b", style: red)])).resolved()
    var both = red
    both.isItalic = true
    #expect(
      text == .styled([TextRun(text: "*a*", style: bold), TextRun(text: " is "), TextRun(text: "b", style: both)]))
  }

  @Test func keysOfGettextHaveOnePlaceholder() {
    #expect(message("%lld of %.1f%% %@").keyOfObjects == "%@ of %@%% %@")
  }
}

@Suite struct StringCatalogueTests {
  private func catalogue(_ files: [String: String], languages: String..., problems: ((String) -> Void)? = nil) throws
    -> StringCatalogue
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return StringCatalogue(table: "Localizable", in: folder, languages: languages) { problems?($0) }
  }

  private let xcstrings = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "안녕"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}},
        "de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld",
          "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Datei"}}, "other": {"stringUnit": {"value": "%arg Dateien"}}}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}}}}}}},
      "Untouched": {}}}
    """

  @Test func aStringCatalogueOfXcodeIsRead() throws {
    let files = LocalizedMessage(key: "%lld files", arguments: [.integer(1)])
    let english = try catalogue(["Localizable.xcstrings": xcstrings], languages: "en-GB")
    #expect(files.string(with: english.phrases["%lld files"]) == "1 file")
    #expect(english.phrases["Hello"] == nil)
    #expect(english.phrases["Tap"]?.wording == .text("Click"))
    let german = try catalogue(["Localizable.xcstrings": xcstrings], languages: "de")
    #expect(files.string(with: german.phrases["%lld files"]) == "1 Datei")
    let korean = try catalogue(["Localizable.xcstrings": xcstrings], languages: "ko-KR")
    #expect(korean.phrases["Hello"]?.wording == .text("안녕"))
    #expect(files.string(with: korean.phrases["%lld files"]) == "1 file")
  }

  @Test func stringsFilesAreRead() throws {
    let stringsdict = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld файл</string><key>few</key><string>%lld файла</string>
      <key>many</key><string>%lld файлов</string></dict></dict></dict></plist>
      """
    let files = [
      "en.lproj/Localizable.strings": "\"Hello\" = \"Hi\";",
      "ru.lproj/Localizable.strings": "/* A greeting */ \"Hello\" = \"Привет\";",
      "ru.lproj/Localizable.stringsdict": stringsdict,
    ]
    let russian = try catalogue(files, languages: "ru-RU")
    #expect(russian.phrases["Hello"]?.wording == .text("Привет"))
    let message = LocalizedMessage(key: "%lld files", arguments: [.integer(3)])
    #expect(message.string(with: russian.phrases["%lld files"]) == "3 файла")
    #expect(try catalogue(files, languages: "sv").phrases["Hello"]?.wording == .text("Hi"))
  }

  @Test func stringsOfNoLanguageAreRead() throws {
    let files = ["Localizable.strings": "\"Hello\" = \"Hi\";"]
    #expect(try catalogue(files, languages: "ko").phrases["Hello"]?.wording == .text("Hi"))
    var problems: [String] = []
    _ = try catalogue(["Localizable.strings": "\"a\" = "], languages: "en") { problems.append($0) }
    #expect(problems == ["The strings in \"Localizable.strings\" cannot be read."])
  }

  @Test func aDamagedFileIsReported() throws {
    var problems: [String] = []
    let files = ["Localizable.xcstrings": "{", "en.lproj/Localizable.strings": "\"a\" = "]
    #expect(try catalogue(files, languages: "en") { problems.append($0) }.phrases.isEmpty)
    #expect(problems.count == 2)
  }
}

@Suite struct InlineMarkdownTests {
  private func styles(_ text: String) -> [String] {
    InlineMarkdown.runs(of: text).map { run in
      var marks = ""
      if run.style.weight == .bold { marks += "b" }
      if run.style.isItalic { marks += "i" }
      if run.style.details.strikethrough != nil { marks += "s" }
      if run.style.isMonospaced { marks += "m" }
      if let link = run.style.details.link { marks += link.absoluteString }
      return marks.isEmpty ? run.text : "\(run.text)|\(marks)"
    }
  }

  @Test func marksBecomeStyles() {
    #expect(styles("a **b** _c_ ~~d~~ `*e*`") == ["a ", "b|b", " ", "c|i", " ", "d|s", " ", "*e*|m"])
    #expect(styles("***a** b*") == ["a|bi", " b|i"])
    #expect(styles("**a *b* c**") == ["a |b", "b|bi", " c|b"])
    #expect(styles("[a **b**](https://x.org)!") == ["a |https://x.org", "b|bhttps://x.org", "!"])
    #expect(styles("<https://x.org>") == ["https://x.org|https://x.org"])
  }

  @Test func otherCharactersStayAsTheyAre() {
    let texts = ["2 * 3 * 4", "snake_case_name", "**", "a ** b", "[a]", "[a](b", "1 < 2", "`a", "**a", "한국어**굵게"]
    for text in texts { #expect(styles(text) == [text]) }
    #expect(styles("\\*a\\*") == ["*a*"])
  }
}
