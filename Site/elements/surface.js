// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The part that both elements share: they keep their text, and show a surface below it in one of two tiers.

import { enter, exit, leave, lookEverywhere, lookSoon, watch } from "./frames.js";
import { imitation } from "./imitation.js";
import { Pixels } from "./pixels.js";
import { fault, isSource } from "./source.js";
import { followSettings, forced, names, stated, traitsOf } from "./traits.js";

followSettings(lookEverywhere);

/** Returns the style sheet of an element. A change of a property of traits is a transition, which the element hears. */
function form(properties) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host {
      display: block; position: relative; --hairline: 1px;
      transition: 1ms; transition-property: ${properties.map(name => `--pellucid-${name}`).join(", ")}; transition-behavior: allow-discrete;
    }
    :host([hidden]), [hidden] { display: none; }
    :host(pellucid-glass), :host([shape="capsule"]) { border-radius: 1e5px; }
    :host([shape="rectangle"]) { border-radius: 0; }
    .dimming, .surface, .tint, .edge { position: absolute; inset: 0; border-radius: inherit; pointer-events: none; }
    .surface { background-color: Canvas; }
    .unknown { display: none; }
    .clip { overflow: clip; }
    canvas { position: absolute; }
    .content { position: relative; }
    @media (min-resolution: 2dppx) { :host { --hairline: 0.5px; } }
    @media (min-resolution: 3dppx) { :host { --hairline: calc(1px / 3); } }
    @media (forced-colors: active) {
      .edge { border: 1px solid CanvasText; }
      .dimming, .tint { display: none; }
    }`);
  return sheet;
}

/** The reason why an element that is not seen has no pixels. */
const unseen = "the element is not on the screen";

/** The surface of one element. */
class Surface {
  source = null;
  tier = "css";
  reason = "";
  #kind;
  #form;
  #parts;
  #pixels;
  #isSeen = false;
  #isBusy = false;
  #isAgain = false;
  #sheet = null;
  #watched = null;

  constructor(host, root, kind, form) {
    this.host = host;
    this.root = root;
    [this.#kind, this.#form] = [kind, form];
    const part = (name, children = []) => {
      const element = document.createElement("div");
      element.className = name;
      element.append(...children);
      return element;
    };
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    const [dimming, filter, tint, edge, clip] = [part("dimming"), part("surface filter"), part("tint"), part("edge"), part("surface clip", [canvas])];
    this.#parts = { dimming, filter, tint, edge, clip };
    clip.hidden = true;
    root.append(dimming, filter, tint, edge, clip, part("content", [document.createElement("slot")]));
    root.adoptedStyleSheets = [form];
    this.#pixels = new Pixels(this, canvas);
  }

  connect() { enter(this.host, this); }

  disconnect() {
    exit(this.host);
    this.#isSeen = false;
    this.#take(null);
  }

  /** Called when the element comes onto the screen or leaves it. */
  seen(isSeen) {
    this.#isSeen = isSeen;
    if (this.host.hasAttribute("for")) lookSoon(this);
  }

  sourceChanged() { this.#pixels.sourceChanged(); }

  /** Shows what is due. While one look goes on, all others are one. */
  async look() {
    if (this.#isBusy) {
      this.#isAgain = true;
      return;
    }
    this.#isBusy = true;
    try {
      await this.#show();
    } catch (error) {
      this.#settle("css", error.message);
    }
    this.#isBusy = false;
    if (this.#isAgain) lookSoon(this);
    this.#isAgain = false;
  }

  async #show() {
    const { host } = this;
    if (!host.isConnected) return;
    this.#find();
    const traits = traitsOf(host), name = this.#kind.imitated(host);
    const { sheet, color } = await imitation(name, traits, this.#kind.tint?.(host));
    if (sheet !== this.#sheet) this.root.adoptedStyleSheets = sheet ? [this.#form, sheet] : [this.#form];
    this.#sheet = sheet;
    for (const part of [this.#parts.filter, this.#parts.edge]) part.classList.toggle("unknown", !sheet);
    if (!sheet) return this.#miss(name, traits.platform);
    const { dimming = 0, tint = "" } = this.#kind.layers?.(host, color, traits) ?? {};
    this.#parts.dimming.style.backgroundColor = dimming ? `rgb(0 0 0 / ${dimming})` : "";
    this.#parts.tint.style.backgroundColor = tint || "";
    for (const part of [this.#parts.filter, this.#parts.clip]) part.style.setProperty("--tint", color);
    this.#settle(...await this.#drawn(traits));
  }

  /** Shows no surface, and says so once: a name that the platform does not have has no colour either. */
  #miss(name, platform) {
    const reason = /^glass/.test(name) ? `no Liquid Glass: ${platform}: use pellucid-material there` : `no such material: ${name}: name one of ${platform}`;
    if (reason !== this.reason) console.warn(`pellucid: ${reason}`, this.host);
    this.#pixels.close();
    for (const part of [this.#parts.dimming, this.#parts.tint]) part.style.backgroundColor = "";
    this.#settle("css", reason);
  }

  /** Draws the pixels, and returns the tier with the reason for it. */
  async #drawn(traits) {
    const obstacle = this.#obstacle();
    if (obstacle !== null) {
      this.#pixels.close();
      return ["css", obstacle];
    }
    const answer = await this.#pixels.draw(this.source, this.host, traits, this.#kind.described(this.host));
    // Meanwhile the element may have left the page or the screen.
    if (!this.#watched) this.#pixels.close();
    if (answer || !this.#watched) return ["css", answer || unseen];
    if (this.host.hasAttribute("live") && this.source instanceof HTMLCanvasElement) {
      this.sourceChanged();
      this.#isAgain = true;
    }
    return ["pixels", ""];
  }

  /** Returns why the source is not drawn, as a text for people; null where it can be. */
  #obstacle() {
    const name = this.host.getAttribute("for");
    if (name === null) return "";
    if (!this.source) return `no source: ${name}: name an image, canvas or video of the page`;
    if (!this.#watched) return unseen;
    if (forced.matches) return "the system's own colours replace those of pages";
    return fault(this.source) || null;
  }

  /** Finds the source, and watches it while the element is on the screen. */
  #find() {
    const name = this.host.getAttribute("for");
    const found = name ? this.host.getRootNode().getElementById?.(name) ?? document.getElementById(name) : null;
    this.#take(isSource(found) ? found : null);
  }

  #take(source) {
    if (source !== this.source) this.#pixels.close();
    this.source = source;
    const wanted = this.#isSeen ? source : null;
    if (wanted === this.#watched) return;
    if (this.#watched) leave(this, this.#watched);
    this.#watched = wanted;
    if (wanted) watch(this, wanted);
    else this.#pixels.close();
  }

  #settle(tier, reason) {
    const { clip, ...others } = this.#parts;
    clip.hidden = tier !== "pixels";
    for (const part of Object.values(others)) part.hidden = !clip.hidden;
    if (tier === this.tier && reason === this.reason) return;
    Object.assign(this, { tier, reason });
    this.host.dispatchEvent(new Event("tierchange"));
  }
}

/** Returns the class of an element that shows a kind of surface below its content. */
export function elementOf(kind) {
  const attributes = [...names, ...kind.attributes], sheet = form(attributes);
  return class extends HTMLElement {
    static observedAttributes = ["for", "shape", "live", ...attributes];
    #surface = new Surface(this, this.attachShadow({ mode: "open" }), kind, sheet);

    constructor() {
      super();
      this.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target === this && propertyName.startsWith("--pellucid-")) lookSoon(this.#surface);
      });
    }

    /** The tier that is shown: `pixels` over a source, or `css`. */
    get tier() { return this.#surface.tier; }

    /** The reason for the tier `css`, as a text for people; empty without `for`. */
    get reason() { return this.#surface.reason; }

    /** Draws again, after a canvas was drawn on or a source was moved. */
    update() {
      this.#surface.sourceChanged();
      lookSoon(this.#surface);
    }

    connectedCallback() { this.#surface.connect(); }
    disconnectedCallback() { this.#surface.disconnect(); }
    attributeChangedCallback() { if (this.isConnected) lookSoon(this.#surface); }
  };
}

/** Returns the corners of an element as the shape of documents. */
export function outline(host) {
  const style = getComputedStyle(host), most = Math.min(host.offsetWidth, host.offsetHeight) / 2;
  const corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map(corner => {
    const value = style[`border${corner}Radius`].split(" ")[0], length = parseFloat(value) || 0;
    return Math.min(most, value.endsWith("%") ? length / 100 * host.offsetWidth : length);
  });
  return { roundedRectangle: corners, style: "circular" };
}

export { stated };
