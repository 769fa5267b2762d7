// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A call to the portal that has not been answered.
final class PortalQuestion {
  let client: PortalClient
  let method: String
  /// The key of the setting to read; nil for all settings.
  let key: PortalKey?
  let generation: Int

  init(_ client: PortalClient, method: String, key: PortalKey?, generation: Int) {
    (self.client, self.method, self.key, self.generation) = (client, method, key, generation)
  }
}
