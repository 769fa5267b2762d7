// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that `#Preview` draws, with its name and its place in the sources. People write the macro.
// swift-format-ignore: NoLeadingUnderscores
@MainActor
public struct _Preview {
  package let name: String?
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  /// The path of the file.
  package let file: String
  package let line: Int
  package let content: () -> AnyView
  /// The name of the device that the preview states; nil for none.
  package var deviceName: String?

  public init<Content: View>(
    _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], file: StaticString, line: Int,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    (self.name, self.traits, self.file, self.line) = (name, traits, "\(file)", line)
    self.content = { AnyView(content()) }
  }

  /// Writes a preview to the memory that the reader of its record offers.
  nonisolated public static func write(_ make: @MainActor () -> _Preview, to place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: _Preview.self).initialize(to: MainActor.assumeIsolated { make() })
  }
}

extension _Preview {
  /// A Boolean value that is true where the preview lies on its side.
  package var isLandscape: Bool {
    traits.reduce(false) { isLandscape, trait in
      guard case .orientation(let orientation) = trait.setting else { return isLandscape }
      return orientation.isLandscape
    }
  }

  /// A Boolean value that is true where the preview has the size of the device.
  package var fillsDevice: Bool {
    traits.allSatisfy { trait in
      switch trait.setting {
      case .size, .fitting: false
      case .device, .orientation: true
      }
    }
  }

  /// Returns the size in which the preview is drawn on a device; a length that is nil is the view's own.
  package func size(on device: CGSize) -> ProposedViewSize {
    var size = ProposedViewSize(device)
    for trait in traits {
      switch trait.setting {
      case .size(let width, let height): size = ProposedViewSize(width: width, height: height)
      case .fitting: size = .unspecified
      case .device: size = ProposedViewSize(device)
      case .orientation(let orientation):
        let (shorter, longer) = (min(device.width, device.height), max(device.width, device.height))
        size =
          orientation.isLandscape
          ? ProposedViewSize(width: longer, height: shorter)
          : ProposedViewSize(width: shorter, height: longer)
      }
    }
    return size
  }
}

/// A function that writes a `_Preview` to a place in memory.
// swift-format-ignore: NoLeadingUnderscores
public typealias _PreviewRecord = @convention(c) (UnsafeMutableRawPointer) -> Void

/// The room of names for previews.
public enum Preview {
  /// The kind of traits that previews of views take.
  public enum ViewTraits {}
}

/// A setting of a preview.
public struct PreviewTrait<Kind>: Sendable {
  /// The settings of previews.
  enum Setting: Equatable, Sendable {
    case size(width: CGFloat, height: CGFloat)
    case fitting
    case orientation(InterfaceOrientation)
    case device
  }

  let setting: Setting
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Draws the view in the size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(setting: .device) }

  /// Draws the view in the size that it has where no size is proposed to it.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(setting: .fitting) }

  /// Draws the view in a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(setting: .size(width: width, height: height))
  }

  public static var portrait: PreviewTrait { PreviewTrait(setting: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(setting: .orientation(.portraitUpsideDown))
  }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(setting: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(setting: .orientation(.landscapeRight)) }
}

/// The way in which a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let turn: Int

  /// A Boolean value that is true where the longer side lies horizontally.
  var isLandscape: Bool { turn % 2 == 1 }

  public static let portrait = InterfaceOrientation(turn: 0)
  public static let landscapeRight = InterfaceOrientation(turn: 1)
  public static let portraitUpsideDown = InterfaceOrientation(turn: 2)
  public static let landscapeLeft = InterfaceOrientation(turn: 3)
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
