// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import Testing

@Suite struct DocumentPlacesTests {
  private let places = DocumentPlaces(
    of: Array(
      """
      {"desktop": [{"id": "한글", "group": [{"id": "twice"}]}, {"layers": [], "glassContainer": [{}]}],
       "windows": [
        {"note": "é", "layers": [{"id": "twice", "backgroundExtension": [{"id": "deep"}]}]}]}
      """.utf8))

  @Test("Find layers by key path")
  func findLayersByKeyPath() {
    #expect(places["desktop[0].group[0]"]?.line == 1)
    #expect(places["desktop[0].group[0]"]?.column == 37)
    #expect(places["desktop[1].glassContainer[0]"]?.column == 90)
    #expect(places["windows[0]"]?.line == 3)
    #expect(places["windows[0].layers[0].backgroundExtension[0]"]?.column == 68)
    #expect(places["desktop[2]"] == nil && places["twice"] == nil)
  }

  /// Counted in bytes, the column would be larger.
  @Test("Count columns in Unicode scalars")
  func countColumnsInScalars() {
    #expect(places["windows[0].layers[0]"]?.column == 28)
  }

  @Test("Text that is no JSON has no places")
  func haveNoPlacesInWhatIsNoJSON() {
    #expect(DocumentPlaces(of: Array("{]".utf8))["desktop[0]"] == nil)
  }
}
