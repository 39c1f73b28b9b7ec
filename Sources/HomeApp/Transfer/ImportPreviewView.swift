import GtkBridge
import HomeCore

/// The detected structure of a file, its first rows and its bad rows, with buttons that import or cancel.
struct ImportPreviewView: View {
  let previewed: PreviewedImport
  let importRows: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          VStack(spacing: 6) {
            Text(previewed.file)
              .font(.title2)
              .bold()
              .lineLimit(3)
            Text(preview.title)
              .foregroundColor(.secondary)
          }
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
          Section {
            ForEach(preview.facts) { fact in
              FactRow(fact: fact)
            }
          }
          // Shown first, because the user's decision depends on them.
          if preview.report.badRowCount > 0 {
            Section(String(localized: "Bad Rows")) {
              ForEach(ReportLine.lines(of: preview.report)) { line in
                Text(line.text)
                  .frame(maxWidth: .infinity, alignment: .leading)
              }
            }
          }
          if !preview.rows.isEmpty {
            Section(String(localized: "First Rows")) {
              FirstRows(preview: preview)
            }
          }
        }
        .padding(18)
        .boxedSections()
      }
      Divider()
      answers
        .padding(12)
    }
    .frame(minWidth: 320, idealWidth: 480, minHeight: 360, idealHeight: 600)
    .navigationTitle(String(localized: "Import"))
  }

  private var preview: RecordImportPreview { previewed.preview }

  private var answers: some View {
    HStack(spacing: 12) {
      Button(role: .cancel) {
        dismiss()
      } label: {
        Text(previewed.hasGoodRows ? String(localized: "Cancel") : String(localized: "Close"))
          .frame(maxWidth: .infinity)
      }
      if previewed.hasGoodRows {
        Button {
          importRows()
          dismiss()
        } label: {
          Text(previewed.importTitle)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
    }
  }
}

/// A row with a detected property.
private struct FactRow: View {
  let fact: RecordImportPreview.Fact

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(fact.title)
        .font(.caption)
        .foregroundColor(.secondary)
      Text(fact.value)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A grid of the first rows under the column names.
private struct FirstRows: View {
  let preview: RecordImportPreview

  var body: some View {
    ScrollView(.horizontal) {
      Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 6) {
        GridRow {
          ForEach(preview.columns, id: \.name) { column in
            Text(column.name)
              .font(.caption)
              .foregroundColor(.secondary)
          }
        }
        ForEach(Array(preview.rows.enumerated()), id: \.offset) { row in
          GridRow {
            ForEach(Array(row.element.enumerated()), id: \.offset) { field in
              Text(field.element)
                .lineLimit(1)
                .fixedSize()
            }
          }
        }
      }
      .padding(.bottom, 12)
    }
  }
}
