// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// PellucidGallery EXHIBITS OUT: draws every component of a folder of exhibits, such as Examples/Components, in every
// combination of settings and in each of its states, proves the contrasts of its labels, and writes pictures and an
// index for the page beside this file. `make gallery` runs it.

import Foundation
import Pellucid

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: PellucidGallery EXHIBITS OUT\n".utf8))
  exit(64)
}
do {
  let exhibits = try ComponentExhibit.all(in: CommandLine.arguments[1])
  let gallery = Gallery(exhibits, folder: CommandLine.arguments[2])
  let drawings = try gallery.drawn()
  try GalleryIndex(drawings, try ExhibitJudge(exhibits).labels()).write(to: CommandLine.arguments[2])
  print(
    "gallery: \(drawings.count) components in settings and states, \(Set(drawings.map(\.picture)).count) pictures"
  )
} catch {
  FileHandle.standardError.write(Data("PellucidGallery: \(error)\n".utf8))
  exit(65)
}
