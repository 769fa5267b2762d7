// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid components`: the system components of a platform.
struct ComponentsVerb: Verb {
  private var kind: ComponentKind?
  private var isJSON = false
  private var hasDetails = false
  private var traits = TraitFlags()

  static var form: Form<ComponentsVerb> {
    Form(
      "components", "Lists the system components of a platform.",
      details:
        "The platform is ios unless named. A scene has a component as a layer with the key component, and the keys that "
        + "--details lists; the parts that lists of components have, such as menuItem, come last. The size is the natural one of a sample, "
        + "with short titles and three parts in its lists, and the confidence the lowest of the component's numbers. Every number "
        + "has its sources, which Docs/Sources.md explains, and the confidence in it; a number that no source has for the platform is "
        + "that of iOS.",
      operands: [.optional(\.kind, .words(Vocabularies.componentOrPart).called("NAME"))],
      examples: [
        Example("The components of macOS:", "components --platform macos"),
        Example("The keys and numbers of one:", "components slider"),
        Example("All of it as JSON:", "components --json"),
      ]
    ) {
      TraitFlags.section.within(\.traits)
      Section(
        .output, .toggle("--details", \.hasDetails, "keys, and numbers with source and confidence"),
        .toggle("--json", \.isJSON, "all of it, as JSON"))
    }
  }

  func check() throws(UsageProblem) {
    if hasDetails, isJSON { throw .excluding("--details", "--json") }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    traits.note(terminal)
    if let kind, !ComponentRow.row(of: kind).platforms.contains(traits.traits.platform) {
      throw CommandError(
        SceneError.component(place: kind.name, .unavailable(kind, traits.traits.platform)),
        in: "pellucid components")
    }
    let listing: ComponentListing
    do throws(PellucidError) {
      var renderer = try SceneRenderer(threads: 1)
      listing = try ComponentListing(kind.map { [$0] }, under: traits.traits, measuredBy: &renderer)
    } catch { throw CommandError(error, in: "pellucid components") }
    try terminal.print(
      isJSON
        ? listing.json(in: terminal.language).text
        : hasDetails || kind != nil
          ? listing.details(in: terminal.language) : listing.text(in: terminal.language))
    return .success
  }
}
