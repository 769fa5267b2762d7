// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#include "CHost.h"

bool PellucidIsMissingService(const GError *error) {
  return g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN)
      || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NAME_HAS_NO_OWNER)
      || (error->domain == G_DBUS_ERROR && error->code >= G_DBUS_ERROR_SPAWN_EXEC_FAILED
          && error->code <= G_DBUS_ERROR_SPAWN_NO_MEMORY);
}

bool PellucidIsAnswer(const GError *error) {
  return g_dbus_error_is_remote_error(error) && !g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY)
      && !PellucidIsMissingService(error);
}

bool PellucidIsUnknownMethod(const GError *error) {
  return g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_METHOD)
      || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_INTERFACE)
      || g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT);
}

gulong PellucidWatchClosing(GDBusConnection *connection, PellucidConnectionClosed closed, gpointer data) {
  return g_signal_connect(connection, "closed", G_CALLBACK(closed), data);
}

void PellucidStopWatching(GDBusConnection *connection, gulong watch) {
  g_signal_handler_disconnect(connection, watch);
}

GDBusConnectionFlags PellucidClientFlags(void) {
  return (GDBusConnectionFlags)(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
}
