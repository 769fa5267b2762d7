// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The reference works without scripts; this adds the choice of the language and a filter over the rows of tables.
import { byId } from "./elements.js";
import "./language.js";

const filter = byId("filter");
filter?.closest("label").removeAttribute("hidden");
filter?.addEventListener("input", () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of document.querySelectorAll("tbody tr, .item"))
    row.hidden = !words.every(word => row.textContent.toLowerCase().includes(word));
});
