// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The state of the playground: its values, those that are allowed, and its form in the address. Only what differs from the usual is
// written, after the #, which browsers do not send to a server.
import { names } from "./backdrops.js";

const choice = (...words) => text => words.includes(text) ? text : undefined;
const number = (low, high) => text => {
  const value = Math.round(Number(text));
  return text !== "" && Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : undefined;
};
const name = text => /^[\w.~:-]{1,60}$/.test(text) ? text : undefined;
const words = limit => text => text.length <= limit ? text : undefined;
const color = text => text === "" || /^[#\w\s().%,/+-]{1,60}$/.test(text) ? text : undefined;

/** The values of every key: the usual one, and a function that returns an allowed value for a text, or undefined. */
const keys = {
  kind: ["material", choice("material", "glass", "component")],
  material: ["regular", name],
  glass: ["regular", choice("regular", "clear")],
  control: ["none", name],
  component: ["notification", name],
  state: ["", text => text === "" ? "" : name(text)],
  keys: ["", words(4000)],
  platform: ["ios", choice("ios", "macos", "tvos", "visionos", "watchos")],
  look: ["os27", choice("os27", "os26", "ios18")],
  appearance: ["system", choice("system", "light", "dark")],
  contrast: ["system", choice("system", "standard", "increased")],
  transparency: ["system", choice("system", "standard", "reduced")],
  level: ["base", choice("base", "elevated")],
  accent: ["multicolor", choice("multicolor", "blue", "purple", "pink", "red", "orange", "yellow", "green", "graphite")],
  activity: ["active", choice("active", "inactive")],
  tint: ["", color],
  adaptive: ["", choice("", "true", "false")],
  dimming: ["", text => text === "" || /^rgb\(0 0 0 \/ [\d.]{1,20}%\)$/.test(text) ? text : undefined],
  under: ["", color],
  backdrop: ["fjord", choice(...names, "own", "color")],
  ground: ["#808080", text => /^#[0-9a-f]{6}$/i.test(text) ? text : undefined],
  canvas: ["wide", choice("wide", "tall")],
  x: [180, number(-200, 720)],
  y: [150, number(-200, 480)],
  width: [360, number(20, 720)],
  height: [180, number(20, 480)],
  radius: [28, number(0, 240)],
  text: ["Now Playing", words(200)],
  style: ["secondaryLabel", name],
  ink: ["#FF9500", color],
  size: [28, number(6, 120)],
  weight: ["semibold", choice("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black")],
};

export const usual = Object.freeze(Object.fromEntries(Object.entries(keys).map(([key, [value]]) => [key, value])));

/** Returns an allowed value of a key, or undefined. */
export const allowed = (key, value) => Object.hasOwn(keys, key) ? keys[key][1](String(value)) : undefined;

/** Reads the state from an address; what is not allowed has its usual value. */
export function read(hash) {
  const state = { ...usual };
  for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    const value = allowed(key, text);
    if (value !== undefined) state[key] = value;
  }
  return state;
}

export function write(state) {
  const changed = Object.keys(usual).filter(key => state[key] !== usual[key]);
  return new URLSearchParams(changed.map(key => [key, state[key]])).toString();
}

/** A state that listeners follow, kept in the address. */
export class State {
  #values = read(location.hash);
  #listeners = new Set();
  #timer = 0;

  constructor() {
    addEventListener("popstate", () => this.#assign(read(location.hash)));
    addEventListener("hashchange", () => this.#assign(read(location.hash)));
  }

  get values() { return this.#values; }

  follow(listener) {
    this.#listeners.add(listener);
    listener(this.#values, new Set(Object.keys(this.#values)));
  }

  /** Changes values. A step is an entry of the history, so that Back undoes it. */
  change(values, { step = false } = {}) {
    const next = { ...this.#values };
    for (const [key, value] of Object.entries(values)) next[key] = allowed(key, value) ?? next[key];
    if (step) {
      this.#store();
      history.pushState(null, "", `#${write(next)}`);
    }
    this.#assign(next);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#store(), 300);
  }

  #store() {
    clearTimeout(this.#timer);
    const text = write(this.#values);
    if (text !== location.hash.slice(1)) history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
  }

  /** Returns the address of this state. */
  address() {
    this.#store();
    return location.href;
  }

  #assign(next) {
    const changed = new Set(Object.keys(next).filter(key => next[key] !== this.#values[key]));
    if (!changed.size) return;
    this.#values = next;
    for (const listener of this.#listeners) listener(next, changed);
  }
}
