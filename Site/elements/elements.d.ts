// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/**
 * An element that shows a surface of Pellucid below its content, which stays part of the page.
 *
 * Attributes, each of which is a custom property of CSS too, with `--pellucid-` before its name:
 * `platform` (`ios`, `macos`, `tvos`, `visionos`, `watchos`), `look` (`os27`, `os26`, `ios18`), `appearance` (`light`, `dark`),
 * `contrast` (`standard`, `increased`), `transparency` (`standard`, `reduced`), `level` (`base`, `elevated`). Appearance, contrast and
 * transparency follow the settings of the person unless they are stated.
 *
 * Other attributes: `for`, the id of the image, canvas or video behind the element; `shape` (`capsule`, `rectangle`), without which
 * `border-radius` has the corners; `live`, for a canvas that is drawn in every frame.
 */
declare abstract class PellucidSurfaceElement extends HTMLElement {
  /** The tier that is shown: `pixels` over a source, drawn by Pellucid, or `css`, the nearest filter of the browser. */
  readonly tier: "pixels" | "css";

  /** The reason for the tier `css`, as a text for people; empty for an element without `for`. */
  readonly reason: string;

  /** Draws again, after a canvas was drawn on or a source was moved. A source may send the event `pellucid-change` instead. */
  update(): void;

  addEventListener<K extends keyof SurfaceEventMap>(
    type: K, listener: (this: this, event: SurfaceEventMap[K]) => void, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

interface SurfaceEventMap extends HTMLElementEventMap {
  /** The tier or its reason has changed. */
  tierchange: Event;
}

/** `<pellucid-material material="thin" for="hero">`: a material. Its name is the attribute `material`, `regular` unless given. */
export class PellucidMaterial extends PellucidSurfaceElement {}

/**
 * `<pellucid-glass variant="clear" for="hero">`: Liquid Glass.
 *
 * Attributes, also as custom properties: `variant` (`regular`, `clear`), `control`, a control of scene documents, `tint`, a colour, and
 * `dimming`, the opacity of the black below clear glass, 0…1.
 */
export class PellucidGlass extends PellucidSurfaceElement {}

declare global {
  interface HTMLElementTagNameMap {
    "pellucid-material": PellucidMaterial;
    "pellucid-glass": PellucidGlass;
  }
}
