// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Uses every function and element as TypeScript sees it. Scripts/test-browsers.sh compiles it; a line that has to be refused says so.

import * as pellucid from "../../Site/pellucid/pellucid.js";
import { PellucidGlass, PellucidMaterial } from "../../Site/elements/elements.js";

declare global {
  // Compilers before TypeScript 5 do not know it.
  interface OffscreenCanvas extends EventTarget { width: number; height: number }
}

async function draws(canvas: HTMLCanvasElement, offscreen: OffscreenCanvas, photo: Blob, video: HTMLVideoElement): Promise<string[]> {
  await pellucid.start({ base: "pellucid/" });
  const document = { version: 1, size: { width: 320, height: 200 }, desktop: [{ image: "photo.jpg" }, { material: "thin" }] };
  const scene: pellucid.Scene = await pellucid.load(document, { pictures: { "photo.jpg": photo }, pictureBase: new URL("https://example.org") });
  const traits: pellucid.Traits = { platform: "ios", appearance: "dark", gamut: "displayP3" };
  await scene.draw(canvas, traits, { scale: scene.scale });
  await scene.draw(offscreen);
  const pixels: ImageData = await scene.pixels({ contrast: "increased" }, { scale: 2 });
  await scene.replacePicture("photo.jpg", video);
  const report: pellucid.Report = await scene.report("matrix", { language: "ko" });
  const messages: string[] = report.findings.map(({ rule, message }) => `${rule} ${message} ${pixels.width}`);
  for (const { bound, verdict, repairs } of report.foregrounds) {
    const lowest: number | undefined = bound?.lowestContrast;
    messages.push(`${verdict} ${lowest ?? ""} ${repairs.length}`);
  }
  scene.close();
  const { milliseconds, bytes }: { milliseconds: number; bytes: number } = await pellucid.statistics();
  return [...messages, `${milliseconds} ${bytes}`];
}

async function proves(bytes: Uint8Array): Promise<number | null> {
  const query: pellucid.Query = { glass: "clear", control: "button", frame: [120, 44], dimming: true, ink: "#FFFFFF", size: 17, weight: 600 };
  const bound: pellucid.Bound = await pellucid.legibility({ ...query, traits: { transparency: "reduced" } }, { language: "en" });
  const highest: number[] = bound.curve.map(({ luminance, contrast, highest }) => luminance + contrast + highest);
  const { catalogs, findings }: pellucid.CatalogReport = await pellucid.catalog([{ path: "A.xcassets/Contents.json", bytes }]);
  const { ratio, lightness } = await pellucid.contrast("#777", "white");
  return bound.lowestContrast === null ? null : bound.lowestContrast + ratio + lightness + highest.length + catalogs.length + findings.length;
}

function shows(): string {
  const material: PellucidMaterial = document.createElement("pellucid-material");
  const glass: PellucidGlass | null = document.querySelector("pellucid-glass");
  material.addEventListener("tierchange", function (event: Event) { console.log(this.reason, event.type); });
  glass?.update();
  const tier: "pixels" | "css" = material.tier;
  return tier;
}

function fails(error: unknown): string {
  return error instanceof pellucid.PellucidError ? `${error.message} ${error.where ?? ""} ${error.advice ?? ""}` : "";
}

async function isRefused(scene: pellucid.Scene): Promise<void> {
  // @ts-expect-error: no function has this name.
  await pellucid.render({});
  // @ts-expect-error: no appearance has this name.
  await scene.draw(document.createElement("canvas"), { appearance: "dim" });
  // @ts-expect-error: the report has one of two languages.
  await scene.report({}, { language: "fr" });
  // @ts-expect-error: an element states its tier, and nobody else does.
  document.createElement("pellucid-glass").tier = "css";
  // @ts-expect-error: a size has two numbers.
  await pellucid.legibility({ glass: "regular", frame: [120] });
}

export { draws, fails, isRefused, proves, shows };
