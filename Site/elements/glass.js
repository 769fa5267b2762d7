// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Glass by CSS, as far as style sheets have no numbers for it.

/** The shorter side, in points, from which the imitation of regular glass is that of panels: halfway between both sizes. */
export const largeFrom = 112;

/**
 * Returns a tint as it is seen on glass that is imitated without one.
 *
 * A tint grows darker over dark colours: the shares are those that are seen in Pellucid's own pictures, in the mean of the usual backdrops.
 */
export function tintSeen(tint, isClear, appearance) {
  const share = isClear ? 0.8 : appearance === "dark" ? 1 : 0.89;
  return `rgb(from ${tint} ${["r", "g", "b"].map(channel => `calc(${channel} * ${share})`).join(" ")} / alpha)`;
}
