// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout whose type is not known, so that another one may take its place while the views stay.
public struct AnyLayout: Layout {
  /// The values that the layout keeps between its calls.
  public struct Cache { fileprivate var value: Any }

  private let layout: any Layout

  public init<L: Layout>(_ layout: L) { self.layout = layout }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.anyCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateAny(&cache.value, subviews)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.anySize(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.placeAny(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.anyGuide(guide, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.anyGuide(guide, bounds, proposal, subviews, &cache.value)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.anySpacing(subviews, &cache.value)
  }
}

/// The calls of a layout with a cache whose type is not known. A cache of another layout gives way to a new one.
extension Layout {
  fileprivate func anyCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  private func withCache<Result>(
    _ cache: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  fileprivate func updateAny(_ cache: inout Any, _ subviews: Subviews) {
    withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func anySize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize {
    withCache(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func placeAny(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func anyGuide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func anyGuide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func anySpacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }
}
