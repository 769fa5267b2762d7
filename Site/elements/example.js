// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The canvas of the example page: discs, which drift while the button is pressed.

const canvas = document.getElementById("tide"), button = document.getElementById("move");
const context = canvas.getContext("2d");
const colors = ["#ffcc00", "#ff383c", "#34c759", "#ffffff", "#0088ff", "#cb30e0", "#ff8d28"];

function draw(seconds) {
  const { width, height } = canvas;
  context.fillStyle = "#10243e";
  context.fillRect(0, 0, width, height);
  colors.forEach((color, index) => {
    const angle = seconds * (0.3 + index * 0.07) + index * 2.1;
    context.fillStyle = color;
    context.beginPath();
    context.arc(width * (0.5 + 0.4 * Math.cos(angle)), height * (0.5 + 0.36 * Math.sin(angle * 1.3)), height * (0.1 + 0.03 * index), 0, 7);
    context.fill();
  });
  // Elements over the canvas draw what it shows now.
  canvas.dispatchEvent(new Event("pellucid-change"));
}

let moves = false, seconds = 0, last = 0;

function step(time) {
  if (!moves) return;
  seconds += Math.min(0.1, (time - last) / 1000);
  last = time;
  draw(seconds);
  requestAnimationFrame(step);
}

button.addEventListener("click", () => {
  moves = !moves;
  button.setAttribute("aria-pressed", String(moves));
  last = performance.now();
  requestAnimationFrame(step);
});
draw(0);
