// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidAudit

/// The way in which a picture is drawn, compared and recorded.
public struct SnapshotOptions: Sendable {
  /// The difference up to which a picture equals its reference.
  public var tolerance: SnapshotTolerance
  /// A Boolean value that is true where pictures that differ become the new references. So does the variable
  /// `PELLUCID_RECORD_SNAPSHOTS` of the environment. A run that records fails, and none does where `CI` is set.
  public var records: Bool
  /// The parts of a snapshot that are compared.
  public var contents: Contents
  /// The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  public var time: TimeInterval?
  /// The paths of asset catalogs, or of folders of them, relative to the test file.
  public var catalogs: [String]

  /// The parts of a snapshot.
  public struct Contents: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let picture = Contents(rawValue: 1)
    /// The tree of views as JSON, one view a line.
    public static let tree = Contents(rawValue: 2)
    /// A picture with the stops of an assistive technology as numbers, and their words in a list beside it.
    public static let readingOrder = Contents(rawValue: 4)
  }

  /// Creates options; those that are not given compare picture and tree exactly, when all animations have ended.
  public init(
    tolerance: SnapshotTolerance = .exact, records: Bool = false, contents: Contents = [.picture, .tree],
    time: TimeInterval? = nil, catalogs: [String] = []
  ) {
    (self.tolerance, self.records, self.contents) = (tolerance, records, contents)
    (self.time, self.catalogs) = (time, catalogs)
  }
}

/// The difference up to which two pictures count as equal.
public struct SnapshotTolerance: Sendable {
  private(set) var value: PictureTolerance

  /// Every pixel is the same: the right tolerance for pictures that Pellucid draws, on any machine.
  public static let exact = SnapshotTolerance(value: .exact)
  /// Every channel of a pixel may differ by one code value of 255.
  public static let rounding = SnapshotTolerance(value: .rounding)
  /// Every pixel may differ by two units of CIEDE2000, about the smallest difference that can be seen side by side.
  public static let perceptual = SnapshotTolerance(value: .perceptual)

  /// Returns the tolerance with a share of pixels that have to be within it.
  ///
  /// - Parameter share: The share, clamped to 0…1; 1 for NaN.
  public func precision(_ share: Double) -> SnapshotTolerance {
    var tolerance = self
    tolerance.value.precision = share.isNaN ? 1 : min(max(share, 0), 1)
    return tolerance
  }
}
