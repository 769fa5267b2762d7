// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Says so when a script of the page cannot be loaded or stops. It needs none of the others.
{
  const tell = () => document.getElementById("broken")?.removeAttribute("hidden");
  addEventListener("error", event => {
    // A picture that is not there is no reason.
    if (event.target !== window && !(event.target instanceof HTMLScriptElement)) return;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", tell);
    else tell();
  }, true);
}
