// Prints when anything is drawn on the display, for as long as it runs: the milliseconds of the monotonic clock, one line
// for each batch of drawing that the X server reports.

#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <stdio.h>
#include <time.h>

int main(void) {
  Display *display = XOpenDisplay(NULL);
  int damage_event, damage_error;
  if (!display || !XDamageQueryExtension(display, &damage_event, &damage_error)) {
    fprintf(stderr, "Frames: no X display with the DAMAGE extension\n");
    return 1;
  }
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  while (1) {
    XEvent event;
    XNextEvent(display, &event);
    if (event.type != damage_event + XDamageNotify || XPending(display) > 0)
      continue;
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    printf("%.1f\n", time.tv_sec * 1e3 + time.tv_nsec / 1e6);
    fflush(stdout);
  }
}
