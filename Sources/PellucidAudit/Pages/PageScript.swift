// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The script of reports: filters, the comparison of two pictures, and links into folded parts. The page is complete without it.
enum PageScript {
  static let text = InlineText(
    #"""
    "use strict";
    const form = document.getElementById("filters");
    let entries;

    /** Returns every scene with its findings. They are read when somebody filters, so that a large page opens at once. */
    const scenes = () => entries ??= [...document.querySelectorAll(".scene")].map(scene => ({
      scene, title: scene.querySelector("h2").textContent.toLowerCase(),
      findings: [...scene.querySelectorAll(".finding")].map(element => ({
        element, rule: element.dataset.rule, severity: element.classList[1], text: element.textContent.toLowerCase(),
      })),
    }));

    const filter = () => {
      const value = name => form.elements[name].value;
      const text = value("text").trim().toLowerCase();
      const isFiltered = Boolean(text || value("rule") || value("severity"));
      let [shown, all] = [0, 0];
      for (const { scene, title, findings } of scenes()) {
        const isScene = !value("scene") || value("scene") === scene.id;
        let count = 0;
        for (const finding of findings) {
          const fits = isScene && (!value("rule") || value("rule") === finding.rule)
            && (!value("severity") || value("severity") === finding.severity)
            && (finding.text.includes(text) || title.includes(text));
          finding.element.hidden = !fits;
          count += fits;
        }
        const isNamed = !value("rule") && !value("severity") && title.includes(text);
        if (isFiltered && count) for (const part of scene.querySelectorAll(".more")) part.open = true;
        scene.hidden = !isScene || isFiltered && count === 0 && !isNamed;
        shown += count;
        all += findings.length;
      }
      form.elements.count.value = `${shown} / ${all}`;
      for (const link of document.querySelectorAll("nav li a")) {
        const target = document.getElementById(link.hash.slice(1));
        link.parentElement.hidden = Boolean(target && target.hidden);
      }
    };

    /** Shows what a link leads to, even if a filter or a folded part hides it. */
    const reveal = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target) return;
      if (form && target.closest("[hidden]")) { form.reset(); filter(); }
      for (let part = target.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
      target.scrollIntoView({ block: target.closest(".marks") ? "center" : "start" });
    };

    /** Puts the drawn picture on the expected one; a slider moves the edge between them, or makes the drawn one fainter. */
    const compare = (comparison, index) => {
      const [expected, actual] = ["expected", "actual"].map(name => comparison.querySelector(`.${name} img`));
      if (!expected || !actual) return;
      const box = document.createElement("div");
      const canvas = document.createElement("div");
      const slider = document.createElement("input");
      const modes = document.createElement("fieldset");
      const ends = document.createElement("p");
      box.className = "compare";
      canvas.className = "canvas";
      ends.className = "ends";
      canvas.append(expected.cloneNode(), actual.cloneNode());
      Object.assign(slider, { type: "range", min: 0, max: 100, step: 1, value: 50 });
      modes.setAttribute("aria-label", comparison.dataset.modes);
      for (const mode of ["edge", "onion"]) {
        const choice = document.createElement("input");
        const label = document.createElement("label");
        Object.assign(choice, { type: "radio", name: `mode-${index}`, value: mode, checked: mode === "edge" });
        label.append(choice, comparison.dataset[mode]);
        modes.append(label);
      }
      const choose = () => {
        const isOnion = modes.querySelector(":checked").value === "onion";
        canvas.classList.toggle("onion", isOnion);
        slider.setAttribute("aria-label", isOnion ? comparison.dataset.onionSlider : comparison.dataset.edgeSlider);
      };
      modes.addEventListener("change", choose);
      choose();
      slider.addEventListener("input", () => canvas.style.setProperty("--at", `${slider.value}%`));
      for (const image of [expected, actual]) {
        const name = document.createElement("span");
        name.textContent = image.closest("figure").querySelector("h4").textContent;
        ends.append(name);
      }
      box.append(modes, canvas, slider, ends);
      comparison.querySelector(".views").before(box);
    };

    if (form) {
      form.hidden = false;
      form.addEventListener("input", filter);
      form.addEventListener("submit", event => event.preventDefault());
    }
    document.querySelectorAll(".comparison").forEach(compare);
    if (matchMedia("(max-width: 60rem)").matches) for (const part of document.querySelectorAll("nav details")) part.open = false;
    addEventListener("hashchange", reveal);
    reveal();
    """#)
}
