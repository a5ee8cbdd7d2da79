// Buscar: as one types, by number and word at first, by judgekit's own ranking as soon as it is awake.

import { fill, h, marked } from "./dom.js";
import { firstSearch } from "./first-search.js";
import { Mistaken, judgekit } from "./judgekit.js";
import { clauseAt, rulingAt } from "./place.js";
import { unfold } from "./unfold.js";

/**
 * @typedef {{id: string, path: string[], snippet: string, rulings: string[], marks: number[][]}} Found
 */

const PAUSE = 60;
const MOST_RULINGS = 2;

class SearchBox extends HTMLElement {
  /** @type {AbortController | null} */
  #asking = null;
  #timer = 0;
  #list = h("ol", { class: "found", "aria-live": "polite" });
  #note = h("p", { class: "note", role: "status" });

  connectedCallback() {
    const form = /** @type {HTMLFormElement} */ (this.querySelector("form"));
    const asked = new URLSearchParams(location.search);
    this.#field.value = asked.get("q") ?? "";
    this.#game.value = asked.get("g") ?? "";
    this.append(this.#note, this.#list);
    this.#note.hidden = true;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#look();
    });
    form.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#look(), PAUSE);
    });
    judgekit.addEventListener("state", () => judgekit.state === "ready" && this.#field.value && this.#look());
    judgekit.wake();
    if (this.#field.value) this.#look();
    else this.#field.focus({ preventScroll: true });
  }

  get #field() {
    return /** @type {HTMLInputElement} */ (this.querySelector("input"));
  }

  get #game() {
    return /** @type {HTMLSelectElement} */ (this.querySelector("select"));
  }

  async #look() {
    const text = this.#field.value.trim();
    const game = this.#game.value;
    this.#remember(text, game);
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    if (!text) return this.#show([], "");
    try {
      if (judgekit.state === "ready") await this.#ranked(text, game, asking.signal);
      else await this.#first(text, game, asking.signal);
    } catch (error) {
      if (error instanceof Mistaken) this.#show([], error.message);
      else if (!(error instanceof DOMException)) this.#first(text, game, asking.signal);
    }
  }

  /**
   * @param {string} text
   * @param {string} game
   * @param {AbortSignal} signal
   */
  async #ranked(text, game, signal) {
    const { hits, marks, corrections } = await judgekit.ask("find.search", { text, game }, signal);
    const read = corrections.map((/** @type {string[]} */ [typed, meant]) => `«${meant}» por «${typed}»`).join(", ");
    const note = read ? `¿Quisiste decir ${read}? También lo he buscado.` : "";
    const rows = hits.map((/** @type {Found} */ one, /** @type {number} */ at) => row({ ...one, marks: marks[at] }));
    this.#show(rows, note || (rows.length ? "" : "Ninguna cláusula habla de eso. Prueba con otras palabras."));
    this.dataset.by = "judgekit";
  }

  /**
   * @param {string} text
   * @param {string} game
   * @param {AbortSignal} signal
   */
  async #first(text, game, signal) {
    const found = await firstSearch(text, game);
    if (signal.aborted) return;
    const rows = found.map((one) => row({ ...one, path: one.title ? [one.title] : [], rulings: [], marks: [] }));
    this.#show(rows, rows.length ? "" : "Nada tiene ese número ni esas palabras.");
    this.dataset.by = "words";
  }

  /**
   * @param {Node[]} rows
   * @param {string} note
   */
  #show(rows, note) {
    fill(this.#list, ...rows);
    this.#note.textContent = note;
    this.#note.hidden = !note;
    this.classList.toggle("asked", Boolean(this.#field.value.trim()));
  }

  /**
   * @param {string} text
   * @param {string} game
   */
  #remember(text, game) {
    const words = new URLSearchParams({ ...(text && { q: text }), ...(game && { g: game }) });
    history.replaceState(null, "", words.size ? `?${words}` : location.pathname);
  }
}

/** @param {Found} found */
function row(found) {
  const link = h("a", { href: clauseAt(found.id) }, h("span", { class: "id" }, found.id));
  if (found.path.length) link.append(" ", h("span", { class: "path" }, found.path.join(" › ")));
  link.append(h("span", { class: "snippet" }, ...marked(found.snippet, found.marks)));
  const made = h("li", {}, link);
  if (found.rulings.length) made.append(h("p", { class: "at-work" }, "Se ve en ", ...rulings(found.rulings)));
  link.addEventListener("click", (event) => unfold(event, made, link));
  return made;
}

/** @param {string[]} ids */
function rulings(ids) {
  const links = ids.slice(0, MOST_RULINGS).map((id) => h("a", { href: rulingAt(id) }, id));
  const more = ids.length - MOST_RULINGS;
  return [...links.flatMap((one, at) => (at ? [", ", one] : [one])), more > 0 ? ` y ${more} más` : ""];
}

customElements.define("jk-search", SearchBox);
