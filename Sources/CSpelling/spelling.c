#include "CSpelling.h"

#include <dlfcn.h>
#include <string.h>
#include <sys/types.h>

/* Enchant, which GTK's applications check spelling with. It is opened for the first dictionary. */
static struct {
  void *(*broker_init)(void);
  void *(*broker_request_dict)(void *, const char *);
  void (*broker_list_dicts)(
    void *, void (*)(const char *, const char *, const char *, const char *, void *), void *);
  int (*dict_check)(void *, const char *, ssize_t);
  char **(*dict_suggest)(void *, const char *, ssize_t, size_t *);
  void (*dict_free_string_list)(void *, char **);
  void (*dict_add)(void *, const char *, ssize_t);
  void (*dict_remove)(void *, const char *, ssize_t);
} enchant;

static void *open_broker(void) {
  void *library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  *(void **)&enchant.broker_init = dlsym(library, "enchant_broker_init");
  *(void **)&enchant.broker_request_dict = dlsym(library, "enchant_broker_request_dict");
  *(void **)&enchant.broker_list_dicts = dlsym(library, "enchant_broker_list_dicts");
  *(void **)&enchant.dict_check = dlsym(library, "enchant_dict_check");
  *(void **)&enchant.dict_suggest = dlsym(library, "enchant_dict_suggest");
  *(void **)&enchant.dict_free_string_list = dlsym(library, "enchant_dict_free_string_list");
  *(void **)&enchant.dict_add = dlsym(library, "enchant_dict_add");
  *(void **)&enchant.dict_remove = dlsym(library, "enchant_dict_remove");
  bool is_complete = enchant.broker_init && enchant.broker_request_dict && enchant.broker_list_dicts
    && enchant.dict_check && enchant.dict_suggest && enchant.dict_free_string_list && enchant.dict_add
    && enchant.dict_remove;
  return is_complete ? enchant.broker_init() : NULL;
}

static void *broker(void) {
  static bool was_opened;
  static void *broker;
  if (!was_opened) {
    was_opened = true;
    broker = open_broker();
  }
  return broker;
}

void *gtkbridge_dictionary(const char *language) {
  return broker() ? enchant.broker_request_dict(broker(), language) : NULL;
}

struct listing {
  void (*report)(const char *, void *);
  void *context;
};

static void list(const char *language, const char *name, const char *description, const char *file, void *data) {
  (void)name, (void)description, (void)file;
  struct listing *listing = data;
  listing->report(language, listing->context);
}

void gtkbridge_dictionary_list(void (*report)(const char *, void *), void *context) {
  struct listing listing = {report, context};
  if (broker()) enchant.broker_list_dicts(broker(), list, &listing);
}

bool gtkbridge_dictionary_knows(void *dictionary, const char *word) {
  return enchant.dict_check(dictionary, word, (ssize_t)strlen(word)) == 0;
}

char **gtkbridge_dictionary_guesses(void *dictionary, const char *word, size_t *count) {
  return enchant.dict_suggest(dictionary, word, (ssize_t)strlen(word), count);
}

void gtkbridge_dictionary_free(void *dictionary, char **guesses) {
  if (guesses) enchant.dict_free_string_list(dictionary, guesses);
}

void gtkbridge_dictionary_learn(void *dictionary, const char *word) {
  enchant.dict_add(dictionary, word, (ssize_t)strlen(word));
}

void gtkbridge_dictionary_unlearn(void *dictionary, const char *word) {
  enchant.dict_remove(dictionary, word, (ssize_t)strlen(word));
}
