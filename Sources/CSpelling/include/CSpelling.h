#pragma once

#include <stdbool.h>
#include <stddef.h>

/// The dictionary of a language, such as "en_US", or NULL without Enchant or such a dictionary. It is never released. All
/// functions belong to one thread.
void *gtkbridge_dictionary(const char *language);

/// Calls a function with each language for which there is a dictionary.
void gtkbridge_dictionary_list(void (*report)(const char *language, void *context), void *context);

/// Tells whether a word is spelled correctly.
bool gtkbridge_dictionary_knows(void *dictionary, const char *word);

/// The guesses for a misspelled word, the likeliest first. `gtkbridge_dictionary_free` releases them.
char **gtkbridge_dictionary_guesses(void *dictionary, const char *word, size_t *count);
void gtkbridge_dictionary_free(void *dictionary, char **guesses);

/// Adds a word to the user's own words, or removes it.
void gtkbridge_dictionary_learn(void *dictionary, const char *word);
void gtkbridge_dictionary_unlearn(void *dictionary, const char *word);
