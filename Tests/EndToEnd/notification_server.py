"""Stands in for the part of a desktop that shows notifications; the session bus of `with-desktop` starts it when a program
sends the first one. A test reads what was sent, and clicks, through an interface of its own."""

from gi.repository import Gio, GLib

NAME, PATH, TESTS = "org.freedesktop.Notifications", "/org/freedesktop/Notifications", "io.github.gtkbridge.Tests"
INTERFACES = Gio.DBusNodeInfo.new_for_xml(f"""
<node>
  <interface name="{NAME}">
    <method name="GetCapabilities"><arg type="as" direction="out"/></method>
    <method name="GetServerInformation">
      <arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/>
    </method>
    <method name="Notify">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{{sv}}" direction="in"/><arg type="i" direction="in"/>
      <arg type="u" direction="out"/>
    </method>
    <method name="CloseNotification"><arg type="u" direction="in"/></method>
    <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
    <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
  </interface>
  <interface name="{TESTS}">
    <method name="List"><arg type="a(ssas)" direction="out"/></method>
    <method name="Click"><arg type="u" direction="in"/><arg type="s" direction="in"/></method>
  </interface>
</node>
""").interfaces
sent = []


def called(connection, _sender, _path, _interface, method, parameters, invocation):
    arguments = parameters.unpack()
    answer = None
    if method == "GetCapabilities":
        answer = GLib.Variant("(as)", (["body", "actions"],))
    elif method == "GetServerInformation":
        answer = GLib.Variant("(ssss)", ("Tests", "GtkBridge", "1", "1.2"))
    elif method == "Notify":
        sent.append((arguments[3], arguments[4], arguments[5]))
        answer = GLib.Variant("(u)", (len(sent),))
    elif method == "List":
        answer = GLib.Variant("(a(ssas))", (sent,))
    elif method == "Click":
        connection.emit_signal(None, PATH, NAME, "ActionInvoked", GLib.Variant("(us)", tuple(arguments)))
    invocation.return_value(answer)


def acquired(connection, _name):
    for interface in INTERFACES:
        connection.register_object(PATH, interface, called, None, None)


loop = GLib.MainLoop()
Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, acquired, None, lambda *_: loop.quit())
loop.run()
