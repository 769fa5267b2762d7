// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidHost
import PellucidTestSupport
import Testing

@Suite struct SceneFileTests {
  private func error(_ path: String) -> SceneFileError? {
    do throws(SceneFileError) {
      _ = try SceneReader().read(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("Distinguish missing files from texts that are no scene")
  func tellMissingFilesFromTextsThatAreNoScene() throws {
    #expect(error("/no/such/scene.json") == .unreadable(.notFound(path: "/no/such/scene.json")))
    let folder = try TemporaryFolder()
    let found = error(try folder.write("{}", to: "scene.json"))
    withExtendedLifetime(folder) {}
    guard case .refused(.missingKey(_, key: "version")) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
  }
}
