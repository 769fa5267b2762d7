// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The backdrops that come with the page: pictures of the project's own, and three that are drawn here.

const pictures = { fjord: "fjord.png", balloons: "balloons.png", meadow: "meadow.png", aurora: "aurora.webp", city: "city.png", forest: "forest.png", planet: "planet.png", citrus: "citrus.webp" };
export const names = [...Object.keys(pictures), "page", "spectrum", "tide"];

export function canvasOf(width, height) {
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** Lines of small dark text on white, the hardest ground for glass. */
function page(context, width, height) {
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#1c1c1e";
  let seed = 7;
  const random = () => (seed = seed * 16807 % 2147483647) / 2147483647;
  for (let y = 24; y < height; y += 22)
    for (let x = 24; x < width - 60;) {
      const length = 14 + random() * 60;
      context.fillRect(x, y, Math.min(length, width - 24 - x), y % 154 < 22 ? 13 : 8);
      x += length + 8;
    }
}

/** Every hue from left to right, from black to white from top to bottom. */
function spectrum(context, width, height) {
  const hues = context.createLinearGradient(0, 0, width, 0), light = context.createLinearGradient(0, 0, 0, height);
  for (let step = 0; step <= 12; step++) hues.addColorStop(step / 12, `hsl(${step * 30} 100% 50%)`);
  for (const [place, color] of [[0, "#000f"], [0.5, "#0000"], [0.5, "#fff0"], [1, "#ffff"]]) light.addColorStop(place, color);
  for (const fill of [hues, light]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, width, height);
  }
}

/** Discs that drift, at a time in seconds. */
function tide(context, width, height, time = 0) {
  context.fillStyle = "#10243e";
  context.fillRect(0, 0, width, height);
  const colors = ["#ffcc00", "#ff383c", "#34c759", "#ffffff", "#0088ff", "#cb30e0", "#ff8d28"];
  colors.forEach((color, index) => {
    const angle = time * (0.3 + index * 0.07) + index * 2.1;
    context.fillStyle = color;
    context.beginPath();
    context.arc(width * (0.5 + 0.4 * Math.cos(angle)), height * (0.5 + 0.36 * Math.sin(angle * 1.3)), height * (0.1 + 0.03 * index), 0, 7);
    context.fill();
  });
}

const drawn = { page, spectrum, tide };
export const moves = name => name === "tide";

/** Draws a backdrop that is drawn here. */
export function draw(name, canvas, time = 0) {
  drawn[name](canvas.getContext("2d"), canvas.width, canvas.height, time);
  return canvas;
}

/** Returns a backdrop as a picture of the module. */
export async function backdrop(name) {
  if (Object.hasOwn(drawn, name)) return draw(name, canvasOf(960, 640));
  const answer = await fetch(new URL(`../backdrops/${pictures[name]}`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}
