#include "CFonts.h"

#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Appends a text to a rule, with the characters that XML needs escaped. */
static void append(char *rule, size_t size, const char *text) {
  size_t length = strlen(rule);
  for (; *text && length + 8 < size; text++) {
    const char *escape = *text == '<' ? "&lt;" : *text == '>' ? "&gt;" : *text == '&' ? "&amp;" : NULL;
    if (escape) {
      strcpy(rule + length, escape);
      length += strlen(escape);
    } else {
      rule[length++] = *text;
      rule[length] = 0;
    }
  }
}

/* Lets a text that asks for a family of a face's name find the face. */
static void add_name(const char *name, const char *family, int weight, int slant, int width) {
  char rule[4096] = "<?xml version=\"1.0\"?><fontconfig><match target=\"pattern\"><test name=\"family\"><string>";
  char numbers[512];
  append(rule, sizeof rule, name);
  strncat(rule, "</string></test><edit name=\"family\" mode=\"assign\" binding=\"same\"><string>", sizeof rule - strlen(rule) - 1);
  append(rule, sizeof rule, family);
  snprintf(
      numbers, sizeof numbers,
      "</string></edit><edit name=\"weight\" mode=\"assign\"><int>%d</int></edit>"
      "<edit name=\"slant\" mode=\"assign\"><int>%d</int></edit>"
      "<edit name=\"width\" mode=\"assign\"><int>%d</int></edit></match></fontconfig>",
      weight, slant, width);
  strncat(rule, numbers, sizeof rule - strlen(rule) - 1);
  FcConfigParseAndLoadFromMemory(FcConfigGetCurrent(), (const FcChar8 *)rule, FcFalse);
}

int gtkbridge_add_font(const char *path) {
  const FcChar8 *file = (const FcChar8 *)path;
  int count = 0;
  FcPattern *face = FcFreeTypeQuery(file, 0, NULL, &count);
  if (!face) return -1;
  if (!FcConfigAppFontAddFile(NULL, file)) {
    FcPatternDestroy(face);
    return -1;
  }
  int faces = count > 0 ? count : 1;
  for (int index = 0; index < faces; index++) {
    if (index > 0) face = FcFreeTypeQuery(file, index, NULL, &count);
    if (!face) continue;
    FcChar8 *family = NULL;
    int weight = FC_WEIGHT_REGULAR, slant = FC_SLANT_ROMAN, width = FC_WIDTH_NORMAL;
    double number = 0;
    if (FcPatternGetString(face, FC_FAMILY, 0, &family) == FcResultMatch) {
      if (FcPatternGetDouble(face, FC_WEIGHT, 0, &number) == FcResultMatch) weight = (int)number;
      FcPatternGetInteger(face, FC_SLANT, 0, &slant);
      if (FcPatternGetDouble(face, FC_WIDTH, 0, &number) == FcResultMatch) width = (int)number;
      const char *objects[] = {FC_POSTSCRIPT_NAME, FC_FULLNAME};
      for (int object = 0; object < 2; object++) {
        FcChar8 *name = NULL;
        if (FcPatternGetString(face, objects[object], 0, &name) != FcResultMatch) continue;
        if (strcmp((const char *)name, (const char *)family) == 0) continue;
        add_name((const char *)name, (const char *)family, weight, slant, width);
      }
    }
    FcPatternDestroy(face);
    face = NULL;
  }
  return faces;
}
