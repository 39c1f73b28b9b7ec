// Starts a program and times its first frame from outside, so that every toolkit and language is measured alike.
//
//   FirstFrame PROGRAM [ARGUMENT…]
//
// Prints the milliseconds from just before `exec` until the X server has the program's first frame: the first drawing
// into a mapped toplevel window that leaves it with more than one colour. (A window's bare background, which the server
// fills in when it maps the window, is one colour.) Then the program is told to end, and waited for.
// The display has to be otherwise empty: the first window on it is taken for the program's.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const double deadline = 20000;

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/// A frame cannot end between the program's drawing and this look at it: the server serves one request at a time.
static bool has_more_than_one_colour(Display *display, Window window) {
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(display, window, &attributes) || attributes.map_state != IsViewable)
    return false;
  XImage *image = XGetImage(display, window, 0, 0, attributes.width, attributes.height, AllPlanes, ZPixmap);
  if (!image)
    return false;
  unsigned long first = XGetPixel(image, 0, 0);
  bool found = false;
  for (int y = 0; y < image->height && !found; y++)
    for (int x = 0; x < image->width && !found; x++)
      found = XGetPixel(image, x, y) != first;
  XDestroyImage(image);
  return found;
}

/// A window may go away between an event that names it and a request about it.
static int ignore_error(Display *display, XErrorEvent *error) {
  (void)display;
  (void)error;
  return 0;
}

/// Returns the time at which the first frame was there, or a negative number when none came.
static double wait_for_first_frame(Display *display, int damage_notify, pid_t program, double start) {
  Window window = None;
  while (milliseconds() - start < deadline) {
    while (XPending(display) > 0) {
      XEvent event;
      XNextEvent(display, &event);
      double now = milliseconds();
      if (event.type == MapNotify && window == None && !event.xmap.override_redirect)
        window = event.xmap.window;
      else if (event.type == damage_notify && window != None && has_more_than_one_colour(display, window))
        return now;
    }
    if (waitpid(program, NULL, WNOHANG) == program)
      return -1;
    poll(&(struct pollfd){.fd = ConnectionNumber(display), .events = POLLIN}, 1, 100);
  }
  return -1;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: FirstFrame PROGRAM [ARGUMENT…]\n");
    return 2;
  }
  Display *display = XOpenDisplay(NULL);
  int damage_event, damage_error;
  if (!display || !XDamageQueryExtension(display, &damage_event, &damage_error)) {
    fprintf(stderr, "FirstFrame: no X display with the DAMAGE extension\n");
    return 1;
  }
  XSetErrorHandler(ignore_error);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  XSync(display, False);

  double start = milliseconds();
  pid_t program = fork();
  if (program == 0) {
    execvp(argv[1], argv + 1);
    perror(argv[1]);
    _exit(127);
  }
  double frame = wait_for_first_frame(display, damage_event + XDamageNotify, program, start);
  if (frame >= 0)
    kill(program, SIGTERM);
  waitpid(program, NULL, 0);
  if (frame < 0) {
    fprintf(stderr, "FirstFrame: %s painted no window\n", argv[1]);
    return 1;
  }
  printf("%.1f\n", frame - start);
  return 0;
}
