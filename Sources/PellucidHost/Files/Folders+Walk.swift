// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Folders {
  /// A file or a folder in a folder that is walked through, or below it.
  struct Entry {
    /// The path from the folder of the walk.
    let path: String
    /// A Boolean value that is true for a folder, and false for a link to one.
    let isFolder: Bool

    var name: String { Paths.name(of: path) }
  }

  /// Visits everything in a folder and below it, sorted by name: all in a folder before what is in the folders in it. Links to
  /// folders, which may lead back, are visited and not followed.
  ///
  /// - Parameter visit: Returns a Boolean value indicating whether the walk goes on into a folder.
  /// - Returns: The paths of the folders that cannot be read.
  static func walk(_ folder: String, _ visit: (Entry) -> Bool) -> [String] {
    var (rest, unreadable): ([String], [String]) = (["."], [])
    while let inner = rest.popLast() {
      let place = Paths.isSame(inner, ".") ? folder : Paths.joined(folder, inner)
      guard let names = names(in: place) else {
        unreadable.append(place)
        continue
      }
      let entries = names.map { name in
        let path = Paths.joined(place, name)
        return Entry(path: Paths.joined(inner, name), isFolder: isFolder(path) == true && !isLink(path))
      }
      rest += entries.filter { visit($0) && $0.isFolder }.reversed().map(\.path)
    }
    return unreadable
  }
}
