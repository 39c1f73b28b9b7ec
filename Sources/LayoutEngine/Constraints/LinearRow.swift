/// A row of the solver's tableau: a constant and the factors of symbols, in the order of the symbols.
struct LinearRow {
  struct Cell {
    let symbol: Int32
    var factor: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double) { self.constant = constant }

  /// Returns the index of a symbol, or that of the next higher one.
  private func index(of symbol: Int32) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func factor(of symbol: Int32) -> Double {
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].factor : 0
  }

  mutating func add(_ symbol: Int32, _ factor: Double) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if !factor.isZeroNearly { cells.insert(Cell(symbol: symbol, factor: factor), at: index) }
      return
    }
    cells[index].factor += factor
    if cells[index].factor.isZeroNearly { cells.remove(at: index) }
  }

  mutating func remove(_ symbol: Int32) {
    let index = index(of: symbol)
    if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func add(_ other: LinearRow, times factor: Double) {
    constant += other.constant * factor
    if other.cells.count * 8 < cells.count {
      for cell in other.cells { add(cell.symbol, cell.factor * factor) }
      return
    }
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var (left, right) = (0, 0)
    while left < cells.count || right < other.cells.count {
      if right == other.cells.count || left < cells.count && cells[left].symbol < other.cells[right].symbol {
        merged.append(cells[left])
        left += 1
        continue
      }
      var cell = Cell(symbol: other.cells[right].symbol, factor: other.cells[right].factor * factor)
      right += 1
      if left < cells.count, cells[left].symbol == cell.symbol {
        cell.factor += cells[left].factor
        left += 1
      }
      if !cell.factor.isZeroNearly { merged.append(cell) }
    }
    cells = merged
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].factor = -cells[index].factor }
  }

  /// Solves the row, whose sum is zero, for a symbol in it.
  mutating func solve(for symbol: Int32) {
    let factor = -1 / factor(of: symbol)
    remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
  }

  /// Turns the row of the symbol `leaving` into that of the symbol `entering` in it.
  mutating func solve(for leaving: Int32, entering: Int32) {
    add(leaving, -1)
    solve(for: entering)
  }

  /// Replaces a symbol by its row, and returns whether the symbol was there.
  @discardableResult
  mutating func substitute(_ symbol: Int32, _ row: LinearRow) -> Bool {
    let factor = factor(of: symbol)
    guard factor != 0 else { return false }
    remove(symbol)
    add(row, times: factor)
    return true
  }
}
