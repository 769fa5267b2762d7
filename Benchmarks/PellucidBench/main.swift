// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Times: a full-screen material over a photo, from capture to composited pixels, onto frames of 8 bits a sample (the
// peers' format) and once onto 16, beside a copy of the frame and the peers of `Benchmarks/peers.py`; controls of glass
// beside controls of materials; resolving and planning a scene of 1,000 layers; lowering 200 components and drawing a screen of
// them; the bodies and the layout of 1,000 views; drawing onto a frame of the caller's own;
// the time from a changed setting to its frame; and each construct beside the work that is computed for it. `--glass`,
// `--layers`, `--components`, `--overlay`, `--switching`, `--views` and `--work` time one of them alone. `--pictures FOLDER` times nothing and writes the peers' input and the output they should match; `--peers PYTHON FOLDER` times the peers with that folder,
// and nothing else; `--editor PROGRAM` times changes in an editor that starts that program, and `--previews PROGRAM` the previews that it
// draws; both fail where they take longer than promised. Ratios compare medians of one run; the promised bound is printed behind each.

import Foundation
import Pellucid

let (width, height) = (3840, 2160)
let photo = "/usr/share/backgrounds/mate/nature/Garden.jpg"

/// Draws the photo at the frame's size, in pixels.
func ground(width: Int, height: Int) throws -> RenderedPicture {
  var renderer = try SceneRenderer()
  let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  let image = Layer(frame: frame, content: .image(ImageContent(path: photo)))
  let scene = SceneDescription(
    size: frame.size, scale: 1,
    windows: [Window(frame: frame, layers: [image])])
  return try renderer.render(renderer.resolve(scene))
}

/// Returns the plan of the `regular` material, with its own sigma or another one, over `part` of the frame's height.
func plan(sigmaInPoints: Double? = nil, part: Double = 1) throws -> Plan {
  var recipe = try regular()
  if let sigmaInPoints { recipe.sigmaInPoints = sigmaInPoints }
  return plan(recipe, part: part)
}

func regular() throws -> MaterialRecipe { try Materials.recipe(named: "regular", traits: Traits()).recipe }

/// Returns a material that the peers can draw too: the blur of `regular` with the colour matrix of `peers.py`.
func matrixMaterial() throws -> MaterialRecipe {
  let known = try regular()
  return MaterialRecipe(
    sigmaInPoints: known.sigmaInPoints, captureScale: known.captureScale,
    mapping: ColorMapping(saturation: 1.8, brightness: 0.1))
}

func plan(_ recipe: MaterialRecipe, part: Double = 1) -> Plan {
  let size = Size(width: Double(width) / 2, height: Double(height) / 2)
  let frame = Rect(x: 0, y: 0, width: size.width, height: size.height * part)
  let material = ResolvedMaterial(recipe: recipe, shape: .rectangle, blending: .withinWindow)
  var scene = ResolvedScene(size: size, scale: 2, gamut: .srgb)
  let whole = Rect(size)
  let node = Node(id: nil, frame: frame, transform: .identity, content: .material(material))
  scene.windows = [ResolvedWindow(frame: whole, shape: .rectangle, shadow: nil, nodes: [node])]
  return Planner.plan(scene)
}

/// Returns work that draws a plan onto a picture of 8 bits a sample, restored to the photo before each run.
func work(_ plan: Plan, threads: Int, onto picture: ByteImage) -> Work {
  var renderer = Renderer(executor: ThreadExecutor(threads: threads))
  var frame = picture
  return Work(
    prepare: { frame.samples.copy(picture.samples) },
    body: { renderer.draw(plan, resources: RasterResources(), onto: &frame) })
}

func time(_ plan: Plan, threads: Int, onto picture: ByteImage) -> Timing {
  Timing(of: work(plan, threads: threads, onto: picture))
}

/// Returns work that draws a plan over a picture of 16 bits a sample, restored to the photo before each run.
func work(_ plan: Plan, threads: Int, over picture: PixelImage) -> Work {
  var renderer = Renderer(executor: ThreadExecutor(threads: threads))
  var frame: PixelImage? = picture
  // Restore the photo before each run, reusing the memory of the run before: a material drawn over its own output would
  // have less to blur each time.
  return Work(
    prepare: { frame?.samples.copy(picture.samples) },
    body: {
      let drawn = renderer.render(plan, resources: RasterResources(), over: frame.take())
      frame = drawn.image
    })
}

func time(_ plan: Plan, threads: Int, over picture: PixelImage) -> Timing {
  Timing(of: work(plan, threads: threads, over: picture))
}

extension Array {
  /// Overwrites the elements with those of an array of equal length, without allocating.
  mutating func copy(_ other: [Element]) {
    withUnsafeMutableBufferPointer { target in
      other.withUnsafeBufferPointer { source in _ = target.update(fromContentsOf: source) }
    }
  }
}

func line(_ name: String, _ timing: Timing, _ note: String = "") {
  line(name, timing.median, String(format: "p90 %8.2f ms  ", timing.ninetieth) + note)
}

func line(_ name: String, _ milliseconds: Double, _ note: String) {
  let title = name.padding(toLength: 32, withPad: " ", startingAt: 0)
  print(title, String(format: "%8.2f ms ", milliseconds), note)
}

/// Returns work that draws the glass scene while one button moves by a point to and fro.
func moving(over picture: PixelImage) -> Work {
  var renderer = Renderer(executor: ThreadExecutor(threads: 2))
  let plans = [GlassScene.glass(buttonAt: 0), GlassScene.glass(buttonAt: 1)]
  let first = renderer.render(plans[0], resources: RasterResources(), over: picture).image
  var frame: Frame? = Frame(plan: plans[0], resources: RasterResources(), image: first)
  var number = 0
  return Work {
    number = 1 - number
    guard let last = frame.take() else { return }
    frame = renderer.render(plans[number], resources: RasterResources(), after: last, over: picture)
  }
}

/// Returns work that draws the scene of glass or of materials again, photo included.
func redrawing(glass: Bool) throws -> Work {
  var renderer = try SceneRenderer(threads: 2)
  renderer.measuresContrast = false
  let scene = try renderer.resolve(GlassScene.description(glass: glass)).scene
  // Render once before timing: a scene that fails to draw must stop the benchmark instead of being timed as no work.
  renderer.reuse(try renderer.render(scene))
  return Work { if let picture = try? renderer.render(scene) { renderer.reuse(picture) } }
}

/// Times controls of glass beside the same controls of a standard material, and how the time of glass grows with its
/// area and its blur.
func timeGlass() throws {
  let picture = try ground(width: GlassScene.width, height: GlassScene.height).image
  let (glass, material) = (GlassScene.glass(), try GlassScene.material())
  let timings = Timing.inTurns([
    work(material, threads: 2, over: picture), work(glass, threads: 2, over: picture),
    work(glass, threads: 1, over: picture), moving(over: picture),
    work(glass, threads: 2, onto: ByteImage(dithering: picture)),
  ])
  let whole = Timing.inTurns([try redrawing(glass: false), try redrawing(glass: true)])
  line("glass/redrawn-with-materials", whole[0])
  line(
    "glass/redrawn-with-glass", whole[1],
    Promise.atMost(3).note(whole[1].median / whole[0].median, "× materials"))
  let (plain, clear, one, moved) = (timings[0], timings[1], timings[2], timings[3])
  line("glass/controls-of-materials", plain)
  line("glass/controls-of-glass", clear, String(format: "%.2f × materials", clear.median / plain.median))
  let bytes = timings[4]
  line("glass/controls-onto-8-bits", bytes, String(format: "%.2f × onto 16", bytes.median / clear.median))
  line(
    "glass/controls-of-glass-1-thread", one, String(format: "%.2f × two threads", one.median / clear.median))
  line(
    "glass/button-moves", moved,
    Promise.atMost(8).note(100 * moved.median / clear.median, "% of the controls"))
  for part in [0.25, 0.5, 0.75, 1] {
    line(
      "glass/covers-\(Int(part * 100))-percent", time(GlassScene.panel(part: part), threads: 2, over: picture)
    )
  }
  for factor in [0.5, 1, 2, 4, 8] {
    let timing = time(GlassScene.panel(blurs: factor), threads: 2, over: picture)
    line("glass/panel-blurs-times-\(factor)", timing)
  }
}

/// Returns the argument that follows a flag; nil where the flag is missing.
func argument(_ name: String) -> String? {
  CommandLine.arguments.firstIndex(of: name).flatMap { CommandLine.arguments.dropFirst($0 + 1).first }
}

/// Writes the peers' input photo, and Pellucid's drawing of it, which the peers' output should match.
func writePictures(of photograph: RenderedPicture, to folder: String) throws {
  try photograph.writePNG(to: folder + "/photo.png")
  var renderer = Renderer(executor: ThreadExecutor(threads: 2))
  var frame = ByteImage(dithering: photograph.image)
  try renderer.draw(plan(matrixMaterial()), resources: RasterResources(), onto: &frame)
  var drawn = photograph
  drawn.image = PixelImage(frame)
  try drawn.writePNG(to: folder + "/material.png")
}

if let program = argument("--editor") {
  exit(try EditorChanges(program: program).time() ? EXIT_SUCCESS : EXIT_FAILURE)
}
if let program = argument("--previews") {
  exit(try PreviewTimes(program: program).time() ? EXIT_SUCCESS : EXIT_FAILURE)
}
if CommandLine.arguments.contains("--switching") {
  try timeSwitching()
  exit(0)
}
if CommandLine.arguments.contains("--glass") {
  try timeGlass()
  exit(0)
}
if CommandLine.arguments.contains("--layers") {
  try timeLayers()
  exit(0)
}
if CommandLine.arguments.contains("--views") {
  try timeViews()
  exit(0)
}
if CommandLine.arguments.contains("--components") {
  try timeComponents()
  exit(0)
}
if CommandLine.arguments.contains("--overlay") {
  try timeOverlay()
  exit(0)
}
if CommandLine.arguments.contains("--work") {
  try WorkModel.compare()
  exit(0)
}
let photograph = try ground(width: width, height: height)
let picture = photograph.image
let bytes = ByteImage(dithering: picture)
if let folder = argument("--pictures") {
  try writePictures(of: photograph, to: folder)
  exit(0)
}
if let python = argument("--peers"), let folder = CommandLine.arguments.last {
  let task = try plan(matrixMaterial())
  try Peers(python: python, folder: folder).time(
    beside: work(task, threads: 2, onto: bytes), and: work(task, threads: 2, over: picture))
  exit(0)
}
let before = resident("VmRSS")
// Drawing onto 16 bits a sample takes the most memory of all works below, so it runs before the memory is read.
_ = try time(plan(), threads: 2, over: picture)
for sigma in [5.0, 10, 20, 40, 80] {
  let timing = try time(plan(sigmaInPoints: sigma), threads: 2, onto: bytes)
  line("material/sigma-\(Int(sigma))-points", timing)
}
for part in [0.25, 0.5, 0.75, 1] {
  let timing = try time(plan(part: part), threads: 2, onto: bytes)
  line("material/covers-\(Int(part * 100))-percent", timing)
}
let frames = Double(resident("VmHWM") - before) / Double(width * height * 4)
print("peak memory above the loaded photo:", Promise.atMost(3).note(frames, "frames"))
// Draw for the comparison after the memory was read, so that its own buffers do not count.
let whole = try plan()
let timings = Timing.inTurns([
  .copy(bytes: width * height * 4), work(whole, threads: 2, onto: bytes),
  work(whole, threads: 1, onto: bytes), try work(plan(matrixMaterial()), threads: 2, onto: bytes),
  work(whole, threads: 2, over: picture),
])
let (copy, two, one, matrix, wide) = (timings[0], timings[1], timings[2], timings[3], timings[4])
line("copy/frame-2-threads", copy)
let copies = two.median / copy.median
line("material/regular-2-threads", two, Promise.atMost(6).note(copies, "× copy"))
line("material/regular-16-bits", wide, Promise.atMost(6).note(wide.median / copy.median, "× copy"))
// Where drawing takes little longer than copying, two threads are bound by memory bandwidth: then no speed-up is
// promised.
let scaling = Promise.atLeast(copies > 4 ? 1.5 : 1)
line("material/regular-1-thread", one, scaling.note(one.median / two.median, "× two threads"))
line("material/matrix-2-threads", matrix, "what the peers draw")
try timeGlass()
try timeLayers()
try timeComponents()
try timeOverlay()
try timeSwitching()
try timeViews()
try WorkModel.compare()
