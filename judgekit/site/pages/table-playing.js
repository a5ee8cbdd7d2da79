// Playing at the table: what whoever decides may do, what they may not and why, and what has happened.

import { fill, fromTemplate, h } from "./dom.js";

/**
 * @typedef {{says: string, player: string, verb: string, words: Record<string, any>}} Way
 * @typedef {{says: string, ways: Way[]}} Offer
 * @typedef {{question: string, options: string[], least: number, most: number, skips: boolean, excluded: string[]}} Asked
 * @typedef {{
 *   text: string, game: string, given: Record<string, any>, played: number, player: string, says: string, window: boolean,
 *   asked: Asked | null, offers: Offer[], refused: string[], steps: string[], board: string,
 * }} View
 * @typedef {(name: string, words: Record<string, any>) => Promise<void>} Change
 */

/**
 * The part of the table where it is played.
 *
 * @param {View} view
 * @param {Change} change
 */
export function playing(view, change) {
  const made = h("section", { class: "playing", "aria-label": "Jugar" }, h("h2", {}, "Jugar"));
  const board = h("div", {});
  fill(board, fromTemplate(view.board));
  made.append(board, h("p", { class: "turn", role: "status" }, view.says));
  if (view.asked) made.append(answering(view.asked, change));
  else made.append(offered(view, change));
  if (view.refused.length) made.append(whyNot(view.refused));
  if (view.steps.length) made.append(happened(view.steps));
  return made;
}

/**
 * @param {View} view
 * @param {Change} change
 */
function offered(view, change) {
  const list = h("ul", { class: "moves-list" }, ...view.offers.map((one) => h("li", {}, move(one, change))));
  if (view.window) list.prepend(h("li", {}, h("button", { type: "button", class: "main", onclick: () => change("pass", {}), "data-move": "pass" }, "Pasar")));
  if (!view.offers.length) list.append(h("li", { class: "note" }, "Nadie puede hacer nada más con lo que hay en la mesa."));
  return list;
}

/**
 * @param {Offer} offer
 * @param {Change} change
 */
function move(offer, change) {
  /** @param {Way} way */
  const button = (way, says = way.says) =>
    h("button", { type: "button", onclick: () => change("make", { player: way.player, verb: way.verb, words: way.words }), "data-move": way.verb }, says);
  const [first] = offer.ways;
  if (first && offer.ways.length === 1) return button(first, offer.says);
  return h("details", {}, h("summary", {}, offer.says, " …"), h("div", { class: "buttons" }, ...offer.ways.map((one) => button(one))));
}

/**
 * One tap where one is chosen, marks and a button where there may be several.
 *
 * @param {Asked} asked
 * @param {Change} change
 */
function answering(asked, change) {
  const single = asked.least === 1 && asked.most === 1;
  /** @type {Set<number>} */
  const taken = new Set();
  const done = /** @type {HTMLButtonElement} */ (h("button", { type: "button", class: "main", onclick: () => change("take", { taken: [...taken] }) }, "Hecho"));
  const enough = () => (done.disabled = taken.size < asked.least || taken.size > asked.most);
  const options = asked.options.map((says, at) => {
    const button = h("button", { type: "button", "aria-pressed": single ? undefined : "false", "data-option": at }, says);
    button.addEventListener("click", () => {
      if (single) return change("take", { taken: [at] });
      if (!taken.delete(at)) taken.add(at);
      button.setAttribute("aria-pressed", String(taken.has(at)));
      enough();
    });
    return h("li", {}, button);
  });
  enough();
  const how = single ? "" : `De ${asked.least} a ${asked.most}, en el orden en que se tocan.`;
  const made = h("div", { class: "choice" }, h("p", {}, h("b", {}, asked.question), " ", how), h("ul", { class: "moves-list" }, ...options));
  if (!single) made.append(done);
  if (asked.excluded.length) made.append(whyNot(asked.excluded));
  return made;
}

/** @param {string[]} refused */
function whyNot(refused) {
  return h("details", { class: "why-not" }, h("summary", {}, "Por qué no lo demás"), h("ul", {}, ...refused.map((one) => h("li", {}, one))));
}

/** @param {string[]} steps */
function happened(steps) {
  return h("details", {}, h("summary", {}, `Qué ha pasado (${steps.length})`), h("ol", {}, ...steps.map((one) => h("li", {}, one))));
}
