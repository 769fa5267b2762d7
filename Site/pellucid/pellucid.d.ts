// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/** Settings of the system, in the words of the traits of scene documents. Those that are left out are the document's. */
export type Traits = Partial<{
  platform: "ios" | "macos" | "tvos" | "visionos" | "watchos";
  appearance: "light" | "dark";
  contrast: "standard" | "increased";
  transparency: "standard" | "reduced";
  level: "base" | "elevated";
  look: string;
  accent: string;
  gamut: "srgb" | "displayP3";
  active: boolean;
  desktopTinted: boolean;
  boldText: boolean;
  textSize: string;
  smartInvert: boolean;
  differentiateWithoutColor: boolean;
  reduceMotion: boolean;
  showBorders: boolean;
  preferredLook: number;
}>;

/** A picture that the browser can draw. */
export type Picture =
  | Blob | ImageBitmap | ImageData | OffscreenCanvas | HTMLImageElement | HTMLCanvasElement | HTMLVideoElement;

/** Loads the module that draws, so that the first picture comes sooner. `load` does the same. */
export function start(options?: { base?: URL | string; workers?: number }): Promise<void>;

/**
 * Reads a scene document.
 *
 * @param options.pictures The pictures of the document by their paths; others are loaded from their address.
 * @throws {PellucidError} for a document that is not one.
 */
export function load(document: string | object, options?: { pictures?: Record<string, Picture> }): Promise<Scene>;

/** A scene document that has been read. */
export interface Scene {
  /** The size, in points. */
  readonly width: number;
  readonly height: number;
  /** The pixels per point. */
  readonly scale: number;

  /**
   * Draws the scene on a canvas, which takes the size of the picture in pixels and a 2d context. Of several drawings that wait for
   * the same canvas, the last one is done, and all end with it.
   */
  draw(canvas: HTMLCanvasElement | OffscreenCanvas, traits?: Traits, options?: { scale?: number }): Promise<void>;

  /** Returns the pixels: straight, 8 bits a sample, in the colour space of the `ImageData`. They are those of the program's PNGs. */
  pixels(traits?: Traits, options?: { scale?: number }): Promise<ImageData>;

  /** Returns the findings about the scene, as `pellucid render --json` prints them; `"matrix"` for all combinations of settings. */
  report(traits?: Traits | "matrix"): Promise<Report>;

  /** Replaces a picture, such as the frame of a video. */
  replacePicture(path: string, picture: Picture): Promise<void>;

  /** Gives back the memory of the scene. */
  close(): void;
}

/** What `pellucid render --json` prints. */
export interface Report { version: number; [member: string]: unknown }

/** What `pellucid legibility --json` prints, with `curve`. */
export interface Bound { version: number; curve: { luminance: number; contrast: number }[]; [member: string]: unknown }

/** An error whose message says what is wrong, where, and what to do. */
export class PellucidError extends Error {
  where?: string;
  advice?: string;
}
