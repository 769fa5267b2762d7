// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What a person takes home: code for Apple's frameworks, the scene, a style sheet, tokens, and the picture.
import { appKit, swiftUI, uiKit } from "./code.js";
import { byId, copy, make, save } from "./elements.js";
import { followLanguage, word } from "./language.js";
import { picturePath } from "./scene-of.js";
import { css, tokens } from "./style-code.js";

const tabs = [
  ["SwiftUI", "Surface.swift", state => swiftUI(state)], ["UIKit", "Surface.swift", state => uiKit(state)], ["AppKit", "Surface.swift", state => appKit(state)],
  ["JSON", "scene.json", (_, document) => JSON.stringify(document, null, 2)], ["CSS", "surface.css", state => css(state)], ["Tokens", "tokens.json", state => tokens(state)],
];

export class TakeAway {
  #state;
  #document = {};
  #scene = null;
  #picture = null;
  #index = 0;
  #text = "";

  constructor(state) {
    this.#state = state;
    tabs.forEach(([title], index) => {
      const tab = make("button", { type: "button", role: "tab", id: `take-${title}`, "aria-controls": "take-panel" }, title);
      tab.addEventListener("click", () => this.#select(index));
      tab.addEventListener("keydown", event => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step) this.#select((index + step + tabs.length) % tabs.length, true);
      });
      byId("take-tabs").append(tab);
    });
    byId("copy").addEventListener("click", async () => this.#say(await copy(this.#text) ? "take.copied" : "take.refused"));
    byId("link").addEventListener("click", async () => this.#say(await copy(state.address()) ? "take.copied" : "take.refused"));
    byId("save").addEventListener("click", () => save(this.#text, tabs[this.#index][1]));
    byId("save-backdrop").addEventListener("click", () => this.#saveBackdrop());
    byId("png").addEventListener("click", () => this.#savePicture());
    this.#select(0);
    followLanguage(() => { this.#say(""); this.#write(); });
  }

  /** Takes what was drawn last. */
  show(document, scene, picture) {
    this.#document = document;
    this.#scene = scene;
    this.#picture = picture;
    this.#write();
  }

  #say(key) { byId("taken").textContent = key ? word(key) : ""; }

  #select(index, focus = false) {
    this.#index = index;
    [...byId("take-tabs").children].forEach((tab, place) => {
      tab.setAttribute("aria-selected", String(place === index));
      tab.tabIndex = place === index ? 0 : -1;
      if (focus && place === index) tab.focus();
    });
    byId("take-panel").setAttribute("aria-labelledby", `take-${tabs[index][0]}`);
    this.#write();
  }

  async #write() {
    const index = this.#index;
    const text = await Promise.resolve(tabs[index][2](this.#state.values, this.#document)).catch(error => error.message);
    if (index !== this.#index) return;
    const isScene = tabs[index][0] === "JSON", ground = this.#document.desktop?.[0] ?? {};
    byId("save-backdrop").hidden = !isScene || ground.image !== picturePath;
    byId("take-note").textContent = isScene && ground.fill && this.#state.values.backdrop !== "color" ? word("take.breaking") : "";
    if (text === this.#text) return;
    this.#text = text;
    byId("take-panel").replaceChildren(make("pre", {}, make("code", {}, text)));
  }

  /** Saves the picture that the document names. */
  #saveBackdrop() {
    const picture = this.#picture, width = picture.videoWidth || picture.width, height = picture.videoHeight || picture.height;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
    canvas.toBlob(blob => save(blob, picturePath));
  }

  async #savePicture() {
    if (!this.#scene) return;
    const pixels = await this.#scene.pixels();
    const canvas = Object.assign(document.createElement("canvas"), { width: pixels.width, height: pixels.height });
    canvas.getContext("2d", { colorSpace: pixels.colorSpace }).putImageData(pixels, 0, 0);
    canvas.toBlob(blob => save(blob, "pellucid.png"));
  }
}
