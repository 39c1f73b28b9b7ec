import Testing

@testable import HomeCore

@Suite("Questions before the end")
struct QuitQuestionTests {
  @Test("are asked where something would be lost, or where the user wants to be asked")
  func reasons() {
    #expect(QuitQuestion(activity: nil, confirmsOnQuit: false) == nil)
    #expect(QuitQuestion(activity: nil, confirmsOnQuit: true) == .quits)
    for confirms in [true, false] {
      #expect(
        QuitQuestion(activity: .exporting(file: "a.csv"), confirmsOnQuit: confirms) == .givesUpExport(file: "a.csv"))
      #expect(
        QuitQuestion(activity: .importing(file: "a.csv"), confirmsOnQuit: confirms) == .givesUpImport(file: "a.csv"))
      #expect(
        QuitQuestion(activity: .reading(file: "a.csv"), confirmsOnQuit: confirms) == .givesUpReading(file: "a.csv"))
    }
  }

  @Test("say what runs, and what each answer does")
  func words() {
    let question = QuitQuestion.givesUpImport(file: "책.csv")
    #expect(question.message.contains("“책.csv”"))
    #expect(question.stayTitle == "Keep Importing")
    #expect(question.quitTitle == "Cancel Import and Quit")
    let reading = QuitQuestion.givesUpReading(file: "책.csv")
    #expect(reading.message.contains("“책.csv”") && reading.stayTitle == "Keep Reading")
  }
}
