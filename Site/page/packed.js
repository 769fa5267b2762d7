// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Texts in addresses: compressed, and written with letters that addresses have.

const largest = 2_000_000;

async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(), parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    // A short address can stand for a text without end.
    if (size > largest) throw new Error("too large");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function pack(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(await through(Uint8Array.from(letters, letter => letter.charCodeAt(0)), new DecompressionStream("deflate-raw")));
}
