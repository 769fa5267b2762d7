// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The words of the page: English stands in the pages and in words/en.js, Korean in words/ko.js.
import { words as english } from "./words/en.js";
import { words as korean } from "./words/ko.js";

const storage = {
  get: () => { try { return localStorage.getItem("language"); } catch { return null; } },
  set: value => { try { localStorage.setItem("language", value); } catch { /* The choice lasts as long as the page. */ } },
};
const listeners = new Set();
export let language = storage.get() ?? (navigator.language.startsWith("ko") ? "ko" : "en");

/** Returns a word or sentence; {0}, {1}, … are replaced by what follows. */
export function word(key, ...values) {
  const text = (language === "ko" ? korean[key] : undefined) ?? english[key] ?? key;
  return text.replace(/\{(\d)\}/g, (_, index) => String(values[index]));
}

/** Returns the language of a text: messages of the module are English whichever language the page has. */
export const languageOf = text => /[가-힣]/.test(text) ? "ko" : "en";

/** Calls a function now, and whenever the language changes. */
export function followLanguage(listener) {
  listeners.add(listener);
  listener();
}

const originals = new WeakMap();

/** Returns what an element said in English when the page was loaded. */
function original(element, attribute) {
  const kept = originals.get(element) ?? {};
  originals.set(element, kept);
  return kept[attribute] ??= attribute ? element.getAttribute(attribute) : element.textContent;
}

function apply() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) {
    const text = original(element, "");
    element.textContent = language === "ko" ? korean[element.dataset.word] ?? text : text;
    // Pages to read state the language of what they say themselves.
    if (element.closest("main[lang]")) element.lang = language;
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    const text = original(element, "aria-label");
    element.setAttribute("aria-label", language === "ko" ? korean[element.dataset.label] ?? text : text);
  }
  const button = document.getElementById("language");
  button.textContent = language === "ko" ? "English" : "한국어";
  button.lang = language === "ko" ? "en" : "ko";
  button.hidden = false;
  for (const listener of listeners) listener();
}

for (const link of document.querySelectorAll(".bar nav a"))
  if (link.href.split("#")[0] === location.href.split("#")[0] || link.href.endsWith("/index.html") && location.pathname === new URL(".", link.href).pathname)
    link.setAttribute("aria-current", "page");
document.getElementById("language").addEventListener("click", () => {
  language = language === "ko" ? "en" : "ko";
  storage.set(language);
  apply();
});
apply();
