import CGtk
import Graphics

extension Gtk.Entry {
  /// Sets the properties of the text for input methods. Only for text fields; other kinds have a fixed purpose.
  package func setInput(_ input: TextInput) {
    guard g_type_check_instance_is_a(cast(), gtk_entry_get_type()) != 0 else { return }
    gtk_entry_set_input_purpose(cast(), input.gtkPurpose)
    gtk_entry_set_input_hints(cast(), input.gtkHints)
  }
}

extension Gtk.TextView {
  /// Sets the properties of the text for input methods.
  package func setInput(_ input: TextInput) {
    gtk_text_view_set_input_purpose(cast(), input.gtkPurpose)
    gtk_text_view_set_input_hints(cast(), input.gtkHints)
  }

  /// The purpose and the hints for input methods.
  package var input: (purpose: GtkInputPurpose, hints: GtkInputHints) {
    (gtk_text_view_get_input_purpose(cast()), gtk_text_view_get_input_hints(cast()))
  }
}

extension TextInput {
  fileprivate var gtkPurpose: GtkInputPurpose {
    switch purpose {
    case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    }
  }

  fileprivate var gtkHints: GtkInputHints {
    var hints: UInt32 = 0
    switch capitalization {
    case .never: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    case nil: break
    }
    switch isCorrected {
    case true: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue
    case false: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    case nil: break
    }
    return GtkInputHints(hints)
  }
}
