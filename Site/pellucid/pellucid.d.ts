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

/** A picture that the browser can draw. SVG documents are blobs of the type `image/svg+xml`, or have a path that ends in `.svg`. */
export type Picture =
  | Blob | ImageBitmap | ImageData | OffscreenCanvas | HTMLImageElement | HTMLCanvasElement | HTMLVideoElement;

/**
 * Loads the module that draws, so that the first picture comes sooner. `load` does the same.
 *
 * @param options.base The address of the folder with the modules and fonts; that of this file unless given.
 * @param options.workers The number of workers that draw a large picture together; one less than the processors of the computer, from 1
 *   to 4, unless given.
 * @param options.sharedPixels The number of changed pixels from which they do; two million unless given.
 */
export function start(options?: { base?: URL | string; workers?: number; sharedPixels?: number }): Promise<void>;

/**
 * Reads a scene document.
 *
 * @param options.pictures The pictures of the document by their paths, and the SVG documents of its symbols. A picture that several scenes show is decoded once.
 * @param options.pictureBase The address from which other pictures are loaded; that of the page unless given.
 * @throws {PellucidError} for a document that is not one.
 */
export function load(
  document: string | object, options?: { pictures?: Record<string, Picture>; pictureBase?: URL | string },
): Promise<Scene>;

/** A scene document that has been read. */
export interface Scene {
  /** The size, in points. */
  readonly width: number;
  readonly height: number;
  /** The pixels per point. */
  readonly scale: number;

  /**
   * Draws the scene on a canvas, which takes the size of the picture in pixels and a 2d context. Of several drawings that wait for
   * the same canvas, the last one is done, and all end with it. Where the screen has Display P3, and neither the document nor the
   * traits state a gamut, the picture has it too.
   */
  draw(canvas: HTMLCanvasElement | OffscreenCanvas, traits?: Traits, options?: { scale?: number }): Promise<void>;

  /** Returns the pixels: straight, 8 bits a sample, in the colour space of the `ImageData`. They are those of the program's PNGs. */
  pixels(traits?: Traits, options?: { scale?: number }): Promise<ImageData>;

  /** Judges the scene; `"matrix"` judges it in every combination of settings. */
  report(traits?: Traits | "matrix", options?: { language?: "en" | "ko" }): Promise<Report>;

  /** Replaces a picture, such as the frame of a video. */
  replacePicture(path: string, picture: Picture): Promise<void>;

  /** Gives back the memory of the scene. */
  close(): void;
}

/** What `pellucid render --json` prints about one scene, with the proofs of `pellucid legibility SCENE.json --json`. */
export interface Report {
  version: 1;
  traits: Record<string, unknown>;
  settings: Record<string, unknown>;
  /** The measured contrast of each text, or the reason why there is none. */
  texts: { id: string; lowest?: number; p5?: number; apca?: number | null; at?: [number, number]; hidden?: true; tooThin?: true }[];
  findings: {
    /** The id of the rule, or `note`. */
    rule: string; severity: "error" | "warning" | "note"; layer: string; message: string; repair: string | null;
    /** The combinations of settings in which it holds, in a report about all of them. */
    variants?: string[];
  }[];
  /** Every text and symbol under the scene's settings. */
  foregrounds: Foreground[];
  /** Every combination of settings, in a report about all of them. */
  combinations?: { traits: Record<string, unknown>; foregrounds: Foreground[] }[];
}

/** A text or symbol of a scene, judged. */
export interface Foreground {
  id: string;
  kind?: "text" | "symbol" | "template";
  words?: string;
  size?: number;
  weight?: number;
  /** The ratio that it needs, and the one that is recommended. */
  required: number;
  recommended: number | null;
  /** The contrast of the drawn pixels. */
  measured: { id: string; lowest: number; p5: number; apca: number | null; at: [number, number] } | null;
  ground: { kind: string; layer?: string; recipe?: string | null; states?: string[] };
  /** The proven bound over every backdrop, with the colours that come closest to it: code values 0…255 and their shares. */
  bound: { lowestContrast: number; witnessContrast: number; witness: { rgb: [number, number, number]; weight: number }[] } | null;
  verdict: "holds" | "fails" | "sampledEnough" | "sampledTooLow" | "review";
  reason: string | null;
  repairs: Repair[];
  recommendedRepairs: Repair[];
}

/** The least changes that make a foreground hold. */
export interface Repair {
  changes: { kind: string; value: unknown }[];
  lowestContrast: number;
  /** What to write into the document. */
  edits?: { layer: string; keyPath: string; key: string; value: unknown }[];
}

/** A foreground on a material or on glass, of which one is named. */
export interface Query {
  material?: string;
  glass?: "regular" | "clear";
  /** The control and size of the glass; the size is [120, 44] points unless given. */
  control?: string;
  frame?: [number, number];
  /** A colour of the glass: the name of one of the system's, such as `systemBlue`, or `#RRGGBB`. */
  tint?: string;
  /** The opacity of black below clear glass; `true` for the automatic one. */
  dimming?: number | true;
  /** Glass that turns with what lies behind it. */
  adaptive?: boolean;
  /** The foreground: a level, a colour's name, or a colour; `label` unless given. */
  style?: string;
  ink?: string;
  /** The size and weight of the text, from which the ratio follows, or the ratio itself; 4.5 unless given. */
  size?: number;
  weight?: number;
  required?: number;
  /** `false` asks for no repairs, whose search takes most of the time. */
  repairs?: boolean;
  traits?: Traits;
}

/** An entry of `pellucid legibility --json`, with the ratio that it needs and a curve. */
export interface Bound {
  version: 1;
  required: number;
  material?: string;
  glass?: string;
  foreground: string;
  /** The proven bound; null where none is found. */
  lowestContrast: number | null;
  /** The backdrop that comes closest to it, in code values 0…255, and the contrast over it. */
  witnessRGB: [number, number, number] | null;
  witnessContrast: number | null;
  witnessAPCA: number | null;
  verdict: "proven-holds" | "proven-fails" | "sampled" | "review";
  /** The least changes that make the foreground hold; missing where the query asks for none. */
  repairs?: Repair[];
  /** The lowest and highest contrast over flat backdrops of each luminance, 0…1. */
  curve: { luminance: number; contrast: number; highest: number }[];
  [member: string]: unknown;
}

/** Proves the contrast of a foreground on a material or on glass over every backdrop. */
export function legibility(query: Query, options?: { language?: "en" | "ko" }): Promise<Bound>;

/**
 * Ends what is being judged, such as a proof that takes long and is not needed any more. Its calls are rejected with a `PellucidError`;
 * the next call starts another worker.
 */
export function stopJudging(): void;

/** The findings about catalogs: the rules of `pellucid catalog lint` about colours, icons and files. */
export interface CatalogReport {
  version: 1;
  /** The paths of the catalogs, and the number of their assets. */
  catalogs: string[];
  assets: number;
  findings: (Report["findings"][number] & { file: string | null; line: number | null; column: number | null })[];
}

/**
 * Judges asset catalogs.
 *
 * @param files The files of a folder with their paths in it. Descriptions are read; pictures count by their names alone.
 */
export function catalog(
  files: { path: string; bytes: Uint8Array }[], options?: { language?: "en" | "ko" },
): Promise<CatalogReport>;

/** Compares two colours: the WCAG 2.2 ratio of the first on the second, and the lightness contrast of APCA. */
export function contrast(foreground: string, background: string): Promise<{ ratio: number; lightness: number }>;

/**
 * Returns the time of the last drawing on a canvas, without its way to the page, the number of workers that took part, and the memory of
 * the module that draws.
 */
export function statistics(): Promise<{ milliseconds: number; workers: number; bytes: number }>;

/** An error whose message says what is wrong, where, and what to do. */
export class PellucidError extends Error {
  where?: string;
  advice?: string;
}
