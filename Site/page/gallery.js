// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// All settings as small pictures, each with its proven bound; a click takes the settings of one.
import { newest } from "./engine.js";
import { make, ratio } from "./elements.js";
import { word } from "./language.js";
import { question } from "./proof.js";

const combinations = ["light", "dark"].flatMap(appearance => ["standard", "increased"].flatMap(contrast =>
  ["standard", "reduced"].map(transparency => ({ appearance, contrast, transparency }))));

export class Gallery {
  #cells;
  #pellucid;
  #show = newest(async (job, isOld) => {
    for (const cell of this.#cells) {
      // A newer state makes the rest of these pictures needless.
      if (isOld()) return;
      const traits = { ...job.traits, ...cell.settings };
      await job.scene.draw(cell.canvas, traits, { scale: 0.5 });
      const asked = question(job.state, traits);
      cell.bound = asked ? await this.#pellucid.legibility(asked).catch(() => null) : null;
      cell.caption.textContent = caption(cell);
    }
  });

  constructor(list, pellucid, state) {
    this.#pellucid = pellucid;
    this.#cells = combinations.map(settings => {
      const canvas = make("canvas", { width: 360, height: 240, role: "presentation" }), text = make("span", { className: "caption" });
      const button = make("button", { type: "button", "aria-pressed": "false" }, canvas, text);
      button.addEventListener("click", () => state.change(settings, { step: true }));
      list.append(make("li", {}, button));
      return { settings, canvas, caption: text, button, bound: null };
    });
  }

  /** Draws the pictures of a scene again. */
  show(scene, state, traits) {
    for (const cell of this.#cells) {
      cell.button.setAttribute("aria-pressed", String(Object.entries(cell.settings).every(([key, value]) => traits[key] === value)));
      cell.button.classList.toggle("tall", state.canvas === "tall");
      cell.caption.textContent = caption(cell);
    }
    return this.#show({ scene, state, traits });
  }
}

function caption({ settings, bound }) {
  const parts = [word(settings.appearance)];
  if (settings.contrast === "increased") parts.push(word("contrast.increased"));
  if (settings.transparency === "reduced") parts.push(word("transparency.reduced"));
  return parts.join(", ") + (bound ? ` · ≥\u00a0${ratio(bound.lowestContrast)}` : "");
}
