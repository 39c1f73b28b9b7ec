import HomeCore

nonisolated extension TerminalOutput {
  /// Imports or exports a file.
  ///
  /// - Returns: The exit status.
  func run(_ command: RecordCommand, on shop: any Shop) async throws -> Int32 {
    do {
      let status = try await command.run(with: shop.records, tell: tell, warn: warn, progress: { show($0) })
      clear()
      await shop.close()
      return status
    } catch {
      clear()
      await shop.close()
      throw error
    }
  }
}
