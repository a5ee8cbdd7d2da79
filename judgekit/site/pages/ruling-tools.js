// What can be done with a ruling, of the bank or of a table: step by step, what if, its slip on paper.

import { fill, fromTemplate, h } from "./dom.js";
import { judgekit } from "./judgekit.js";

/** @typedef {{id: string} | {text: string}} Which  a ruling of the bank, or the text of a file */

/**
 * The buttons of a ruling with the place where their answers are shown.
 *
 * @param {() => Which} which
 * @returns {HTMLElement}
 */
export function rulingTools(which) {
  const shown = h("div", { class: "tools-shown", "aria-live": "polite" });
  /** @param {(holder: HTMLElement, which: Which) => Promise<void>} tool */
  const run = (tool) => () => inside(shown, () => tool(shown, which()));
  return h(
    "div",
    { class: "tools" },
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "main", onclick: run(walk), "data-tool": "walk" }, "Verlo paso a paso"),
      h("button", { type: "button", onclick: run(whatIf), "data-tool": "what-if" }, "¿Y si…?"),
      h("button", { type: "button", onclick: run(print), "data-tool": "print" }, "Imprimir la ficha"),
    ),
    shown,
  );
}

/**
 * Do something slow in an element, saying so meanwhile; a mistake is said there.
 *
 * @param {HTMLElement} holder
 * @param {() => Promise<void>} work
 */
export async function inside(holder, work) {
  fill(holder, h("p", { class: "note" }, judgekit.state === "ready" ? "Calculando…" : "Preparando judgekit…"));
  try {
    await work();
  } catch (error) {
    if (error instanceof DOMException) return;
    const says = error instanceof Error && error.message ? error.message : "No se ha podido.";
    fill(holder, h("p", { class: "warning", role: "alert" }, says));
  }
}

/**
 * Step by step, forwards and back, by buttons or by the arrows of a keyboard.
 *
 * @param {HTMLElement} holder
 * @param {Which} which
 */
async function walk(holder, which) {
  const last = await judgekit.ask("ruling.walk", which);
  let at = 0;
  const frame = h("div", { class: "frame-holder", "aria-live": "polite" });
  const place = h("output", {}, "");
  const back = /** @type {HTMLButtonElement} */ (h("button", { type: "button", "aria-label": "Paso anterior" }, "‹ Atrás"));
  const on = /** @type {HTMLButtonElement} */ (h("button", { type: "button", class: "main", "aria-label": "Paso siguiente" }, "Adelante ›"));
  /** @param {number} to */
  const go = async (to) => {
    at = Math.max(0, Math.min(last, to));
    const html = await judgekit.ask("ruling.frame", { ...which, number: at });
    fill(frame, fromTemplate(html));
    place.textContent = `${at} / ${last}`;
    back.disabled = at === 0;
    on.disabled = at === last;
  };
  back.addEventListener("click", () => go(at - 1));
  on.addEventListener("click", () => go(at + 1));
  const walker = h("div", { class: "walker", tabindex: "0", role: "group", "aria-label": "Paso a paso" });
  walker.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") go(at + 1);
    if (event.key === "ArrowLeft") go(at - 1);
  });
  walker.append(frame, h("div", { class: "buttons walk-bar" }, back, place, on));
  await go(last ? 1 : 0);
  fill(holder, walker);
}

/**
 * Other choices, other readings, without a rule: each as soon as it is found.
 *
 * @param {HTMLElement} holder
 * @param {Which} which
 */
async function whatIf(holder, which) {
  const parts = ["readings", "choices", "without"].map((name) => ({ name, place: h("div", {}) }));
  fill(holder, ...parts.map(({ place }) => place));
  for (const { name, place } of parts) {
    await inside(place, async () => fill(place, fromTemplate(await judgekit.ask(`ruling.${name}`, which))));
  }
}

/**
 * The slip as `judgekit report` prints it, in a window of its own.
 *
 * @param {HTMLElement} holder
 * @param {Which} which
 */
async function print(holder, which) {
  const html = await judgekit.ask("ruling.slip", which);
  const address = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  fill(holder, h("p", { class: "note" }, h("a", { href: address, target: "_blank", id: "ficha" }, "La ficha está lista: ábrela e imprímela.")));
  const opened = window.open(address, "_blank");
  opened?.addEventListener("load", () => opened.print());
}
