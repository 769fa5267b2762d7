// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The stage: keeps the scene of the state and the backdrop, draws the newest, and hands out what was drawn.
import { backdrop, canvasOf, draw, moves } from "./backdrops.js";
import { engine, newest } from "./engine.js";
import { close } from "./photo.js";
import { picturePath, sceneOf } from "./scene-of.js";
import { motion } from "./settings.js";

export class Stage {
  #canvas;
  #picture = null;
  #name = null;
  #scene = null;
  #listener;
  #paused = false;
  #own = null;
  #draw = newest(job => this.#show(job));

  constructor(canvas, listener) {
    this.#canvas = canvas;
    this.#listener = listener;
    this.#paused = motion.matches;
  }

  /** The picture that lies behind everything. */
  get picture() { return this.#picture; }
  /** The picture of the person's own, or null. */
  get own() { return this.#own; }
  get isMoving() { return this.#own instanceof HTMLVideoElement || moves(this.#name ?? ""); }
  get paused() { return this.#paused; }

  /** Puts a picture of the person's own behind everything. */
  place(picture) {
    close(this.#own);
    this.#own = this.#picture = picture;
    this.#name = "own";
    this.pause(this.#paused);
  }

  pause(value) {
    this.#paused = value;
    if (this.#own instanceof HTMLVideoElement) value ? this.#own.pause() : this.#own.play().catch(() => {});
    this.#tick();
  }

  /** Draws a state; a newer one takes the place of those that wait. */
  show(state, options) { return this.#draw({ state, options }); }

  async #backdropOf(state) {
    if (state.backdrop === "own" && this.#own) {
      this.#picture = this.#own;
      this.#name = "own";
    } else if (state.backdrop !== "color" && this.#name !== state.backdrop) {
      this.#picture = await backdrop(state.backdrop);
      this.#name = state.backdrop;
      this.#tick();
    }
  }

  async #show({ state, options }) {
    try {
      const [{ load }] = await Promise.all([engine(), this.#backdropOf(state)]);
      const document_ = sceneOf(state, options);
      const scene = await load(document_, this.#picture ? { pictures: { [picturePath]: this.#picture } } : {});
      this.#scene?.close();
      this.#scene = scene;
      await scene.draw(this.#canvas, document_.traits);
      await this.#listener({ scene, state, options, document: document_ });
    } catch (error) {
      await this.#listener({ error, state, options });
    }
  }

  #ticking = false;

  /** Draws the next frame of what moves, as soon as the last one is drawn, while the page is seen. */
  #tick() {
    if (this.#ticking || this.#paused || !this.isMoving) return;
    this.#ticking = true;
    requestAnimationFrame(async time => {
      this.#ticking = false;
      if (!this.#scene || this.#paused || !this.isMoving) return this.#tick();
      if (moves(this.#name)) this.#picture = draw(this.#name, this.#picture instanceof HTMLCanvasElement ? this.#picture : canvasOf(960, 640), time / 1000);
      try {
        const scene = this.#scene;
        await scene.replacePicture(picturePath, this.#picture);
        if (scene === this.#scene) await scene.draw(this.#canvas);
      } catch { /* A scene that was closed meanwhile. */ }
      this.#tick();
    });
  }
}
