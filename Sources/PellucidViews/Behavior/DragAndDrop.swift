// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Nothing is dragged in a picture, and no file is chosen: these modifiers have no effect, and their actions do not run.

/// A kind of data, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    identifier = "dyn.\(filenameExtension)"
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { identifier = "dyn.\(mimeType)" }
  private init(known identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public static let item = Self(known: "public.item"), content = Self(known: "public.content")
  public static let data = Self(known: "public.data"), folder = Self(known: "public.folder")
  public static let directory = Self(known: "public.directory"), text = Self(known: "public.text")
  public static let plainText = Self(known: "public.plain-text"), json = Self(known: "public.json")
  public static let utf8PlainText = Self(known: "public.utf8-plain-text"), xml = Self(known: "public.xml")
  public static let rtf = Self(known: "public.rtf"), html = Self(known: "public.html")
  public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
  public static let url = Self(known: "public.url"), fileURL = Self(known: "public.file-url")
  public static let image = Self(known: "public.image"), png = Self(known: "public.png")
  public static let jpeg = Self(known: "public.jpeg"), gif = Self(known: "com.compuserve.gif")
  public static let heic = Self(known: "public.heic"), svg = Self(known: "public.svg-image")
  public static let pdf = Self(known: "com.adobe.pdf"), zip = Self(known: "public.zip-archive")
  public static let archive = Self(known: "public.archive"), audio = Self(known: "public.audio")
  public static let movie = Self(known: "public.movie"), video = Self(known: "public.video")
  public static let mp3 = Self(known: "public.mp3"), mpeg4Movie = Self(known: "public.mpeg-4")
  public static let swiftSource = Self(known: "public.swift-source")
  public static let propertyList = Self(known: "com.apple.property-list")
}

/// A value that can be dragged, pasted or shared.
public protocol Transferable {}
extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}

/// The data of something that is dragged.
open class NSItemProvider {
  public init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL) {}
  public var registeredTypeIdentifiers: [String] { [] }
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}

/// The place and the data of a drag over a view.
public struct DropInfo {
  public let location: CGPoint
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The result that a drop would have.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// The answer of a view to a drag over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// The behaviour of a view that data are dropped on.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
}

extension DynamicViewContent {
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> { self }
}
