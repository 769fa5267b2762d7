// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The build of a program from people's sources, which writes their previews as scenes.
struct PreviewBuild {
  private let library: ViewsLibrary
  private let compiler: String
  /// The program that expands macros, beside the compiler's own libraries.
  private let plugin: String
  /// The path that errors about the sources name.
  private let sources: String
  /// The folder of the build's files.
  private let folder: String

  /// Finds the library and the compiler.
  ///
  /// - Parameters:
  ///   - sources: The path that errors about the sources name.
  ///   - folder: A folder for the files of the build.
  init(of sources: String, in folder: String) throws(PreviewError) {
    library = try ViewsLibrary.found()
    guard let compiler = Self.onSearchPath("swiftc") else { throw .noCompiler }
    (self.compiler, self.sources, self.folder) = (compiler, sources, folder)
    plugin = try Self.plugin(library.plugin, besideLibrariesOf: compiler, in: "\(folder)/plugin")
  }

  /// Copies the plug-in beside links to the libraries of the compiler, where an installed plug-in looks for them.
  private static func plugin(
    _ path: String, besideLibrariesOf compiler: String, in folder: String
  ) throws(PreviewError) -> String {
    let copy = "\(folder)/PellucidMacros"
    if SystemCall.isAccessible(copy, X_OK) { return copy }
    let libraries = Paths.folder(of: SystemCall.resolved(compiler) ?? compiler) + "/../lib/swift"
    do {
      let files = FileManager.default
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in ["host", "linux"] {
        try files.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: "\(libraries)/\(name)")
      }
      try files.copyItem(atPath: path, toPath: copy)
    } catch {
      throw .unwritten(.unwritable(path: copy, reason: "\(error.localizedDescription)"))
    }
    return copy
  }

  /// Returns the first program of a name in the folders of the search path.
  private static func onSearchPath(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { SystemCall.isAccessible($0, X_OK) }
  }

  /// Builds the program and returns its path.
  func program(from sources: PreviewSources) throws(PreviewError) -> String {
    let objects: [String]
    switch sources {
    case .files(let files, let catalogs): objects = [try object(of: files + names(of: catalogs))]
    case .package(let package): objects = try self.objects(of: package)
    }
    return try linked(objects)
  }

  /// The options with which sources are compiled. Their own entry point gives way to that of the previews, and their packages see no
  /// difference between the views and what they import.
  private var options: [String] {
    [
      "-module-alias", ViewsLibrary.alias, "-I", library.modules, "-load-plugin-executable",
      "\(plugin)#PellucidMacros", "-DPELLUCID",
    ]
  }

  /// Writes the constants that stand for the assets of catalogs, and returns the paths of their sources.
  private func names(of catalogs: [String]) throws(PreviewError) -> [String] {
    guard let text = AssetConstants(of: catalogs).source else { return [] }
    let path = "\(folder)/Assets.swift"
    do throws(FileWritingError) { try WholeFile.write(Array(text.utf8), to: path) } catch {
      throw .unwritten(error)
    }
    return [path]
  }

  private func object(of files: [String]) throws(PreviewError) -> String {
    let object = "\(folder)/Views.o"
    try run(
      compiler,
      [
        "-Onone", "-g", "-wmo", "-parse-as-library", "-swift-version", "5", "-module-name", "Views",
        "-package-name", "Views",
      ] + options
        + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "viewsMain"]
        + ["-module-cache-path", "\(folder)/modules", "-emit-object", "-o", object] + files)
    return object
  }

  /// Builds a package and returns the object files of its targets, without those of tests.
  private func objects(of package: String) throws(PreviewError) -> [String] {
    guard let builder = Self.onSearchPath("swift") else { throw .noCompiler }
    let scratch = "\(folder)/package"
    try run(
      builder,
      ["build", "--package-path", package, "--scratch-path", scratch, "--disable-sandbox"]
        + options.flatMap { ["-Xswiftc", $0] }
        + ["-Xlinker", library.library, "-Xlinker", "-rpath", "-Xlinker", Paths.folder(of: library.library)])
    let built = "\(scratch)/debug"
    let targets = (Folders.names(in: built) ?? []).sorted().filter {
      $0.hasSuffix(".build") && !$0.hasSuffix("Tests.build") && !$0.hasSuffix("-tool.build")
    }
    return targets.flatMap { target in
      (Folders.names(in: "\(built)/\(target)") ?? []).sorted().filter { $0.hasSuffix(".o") }
        .map { "\(built)/\(target)/\($0)" }
    }
  }

  /// Links object files with the library and an entry point.
  private func linked(_ objects: [String]) throws(PreviewError) -> String {
    let (main, program) = ("\(folder)/Previews.swift", "\(folder)/previews")
    let text = """
      import Glibc

      @_silgen_name("pellucid_previews") func previews() -> Int32

      @main enum Previews { static func main() { exit(previews()) } }
      """
    do throws(FileWritingError) { try WholeFile.write(Array(text.utf8), to: main) } catch {
      throw .unwritten(error)
    }
    try run(
      compiler,
      [
        "-Onone", "-parse-as-library", "-module-name", "Previews", "-module-cache-path", "\(folder)/modules",
        main,
      ] + objects
        + [
          library.library, "-Xlinker", "-rpath", "-Xlinker", Paths.folder(of: library.library), "-o", program,
        ])
    return program
  }

  /// The limits of one run of the compiler. Chosen: a package of many targets on a small machine.
  private static let limits = ChildProcess.Limits(seconds: 600, memoryBytes: 32 << 30, outputBytes: 1 << 30)

  private func run(_ program: String, _ arguments: [String]) throws(PreviewError) {
    var process = ChildProcess(tool: program, limits: Self.limits)
    let own = Paths.folder(of: SystemCall.resolved(program) ?? program)
    process.environment = [
      "PATH=\(Paths.folder(of: program)):\(own):/usr/bin:/bin", "LC_ALL=C", "HOME=\(folder)",
    ]
    let outcome: ChildProcess.Outcome
    do throws(ChildProcess.Failure) { outcome = try process.outcome(of: arguments) } catch {
      throw PreviewError(error, of: program)
    }
    switch outcome.end {
    case .exited(0): return
    case .late: throw .late(program: program, seconds: Self.limits.seconds)
    case .exited, .signalled: throw refusal(outcome)
    }
  }

  private func refusal(_ outcome: ChildProcess.Outcome) -> PreviewError {
    let messages = String(decoding: outcome.output + outcome.errors, as: UTF8.self)
    // A module is only read by the compiler that wrote it, or says that it is not.
    let isOther = ["module compiled with", "was created by a", "cannot be imported by"].contains {
      messages.contains($0)
    }
    guard isOther else { return .refused(path: sources, messages: messages) }
    let version = ChildProcess(tool: compiler)
    let first =
      (try? version.run(["--version"], input: [])).map { $0.prefix { $0 != UInt8(ascii: "\n") } } ?? []
    return .otherCompiler(version: String(decoding: first, as: UTF8.self))
  }
}

extension PreviewError {
  init(_ failure: ChildProcess.Failure, of program: String) {
    switch failure {
    case .missing(let tool): self = .unrun(program: tool, .exitCode(127))
    case .timedOut(let seconds): self = .late(program: program, seconds: seconds)
    case .failed(let fault): self = .unrun(program: program, fault)
    }
  }
}
