// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What Swift cannot import of GIO because it is a macro or takes a cast.

#pragma once

#include <gio/gio.h>

static inline void PellucidGioUnref(void *object) { g_object_unref(object); }

/// Whether a call failed because nobody has the name it went to, and nobody could be started for it.
static inline int PellucidIsMissingService(const GError *error) {
  return g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN)
      || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NAME_HAS_NO_OWNER)
      || (error->domain == G_DBUS_ERROR && error->code >= G_DBUS_ERROR_SPAWN_EXEC_FAILED
          && error->code <= G_DBUS_ERROR_SPAWN_NO_MEMORY);
}

/// Whether a call was answered, with an error of the called program.
static inline int PellucidIsAnswer(const GError *error) {
  return g_dbus_error_is_remote_error(error) && !g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY)
      && !PellucidIsMissingService(error);
}

/// Whether nobody at that address knows the method.
static inline int PellucidIsUnknownMethod(const GError *error) {
  return g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD)
      || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_INTERFACE)
      || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT);
}

typedef void (*PellucidConnectionClosed)(GDBusConnection *, gboolean, GError *, gpointer);

static inline gulong PellucidWatchClosing(
    GDBusConnection *connection, PellucidConnectionClosed closed, gpointer data) {
  return g_signal_connect(connection, "closed", G_CALLBACK(closed), data);
}

static inline void PellucidStopWatching(GDBusConnection *connection, gulong watch) {
  g_signal_handler_disconnect(connection, watch);
}

static inline GDBusConnectionFlags PellucidClientFlags(void) {
  return (GDBusConnectionFlags)(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
}
