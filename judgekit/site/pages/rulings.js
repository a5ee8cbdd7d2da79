// Rulings by words or by a clause's number, as one types, and by mechanic.

import { fill, h } from "./dom.js";
import { judgekit } from "./judgekit.js";
import { ownJson, rulingAt } from "./place.js";

const PAUSE = 80;
const MOST = 60;

class Rulings extends HTMLElement {
  /** @type {AbortController | null} */
  #asking = null;
  /** Each ruling: id, title, source, mechanics. @type {Promise<string[][]> | null} */
  #known = null;
  #timer = 0;
  #list = h("ul", { class: "rows" });
  #note = h("p", { class: "note", role: "status" });
  #field = /** @type {HTMLInputElement} */ (
    h("input", { type: "search", id: "fallo", autocomplete: "off", spellcheck: "false", placeholder: "orden de los disparos, fftcg:11.8…" })
  );

  #mechanic = /** @type {HTMLSelectElement} */ (h("select", { id: "mecanica" }, h("option", { value: "" }, "Cualquier mecánica")));

  connectedCallback() {
    this.append(h("label", { for: "fallo" }, "Busca un fallo por sus palabras o por una cláusula"), this.#field);
    if (this.dataset.mechanics) this.append(h("label", { for: "mecanica" }, "Mecánica"), this.#mechanic);
    this.append(this.#note, this.#list);
    this.#mechanic.append(...JSON.parse(this.dataset.mechanics ?? "[]").map((/** @type {string} */ one) => h("option", { value: one }, one)));
    this.#mechanic.addEventListener("change", () => this.#look());
    this.#note.hidden = true;
    this.#field.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#look(), PAUSE);
    });
    this.#field.addEventListener("focus", () => judgekit.wake(), { once: true });
  }

  async #look() {
    const text = this.#field.value.trim();
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const mechanic = this.#mechanic.value;
    if (!text && !mechanic) return this.#show([], "");
    try {
      const ranked = text && judgekit.state === "ready";
      const found = await this.#of(mechanic, ranked ? await this.#ranked(text, asking.signal) : await this.#first(text));
      if (!asking.signal.aborted) this.#show(found, found.length ? "" : "Ningún fallo habla de eso.");
    } catch (error) {
      if (error instanceof Error && !(error instanceof DOMException)) this.#show([], error.message);
    }
  }

  /**
   * @param {string} text
   * @param {AbortSignal} signal
   * @returns {Promise<{id: string, title: string}[]>}
   */
  #ranked(text, signal) {
    return judgekit.ask("find.rulings", { text, game: this.dataset.game ?? "" }, signal);
  }

  /**
   * Those of a mechanic, or all where none is chosen.
   *
   * @param {string} mechanic
   * @param {{id: string, title: string}[]} found
   */
  async #of(mechanic, found) {
    if (!mechanic) return found;
    const rows = (await this.#rows()).filter(([, , , ...mechanics]) => mechanics.includes(mechanic));
    const ids = new Set(rows.map(([id]) => id));
    return found.filter(({ id }) => ids.has(id));
  }

  /** @returns {Promise<string[][]>} */
  #rows() {
    return (this.#known ??= ownJson("rulings.json"));
  }

  /** @param {string} text */
  async #first(text) {
    const words = text.toLowerCase().split(/\s+/);
    const rows = (await this.#rows()).filter(([id = "", title = "", source = ""]) => {
      const said = `${id} ${title} ${source}`.toLowerCase();
      return (!this.dataset.game || id.startsWith(`${this.dataset.game}/`)) && words.every((word) => said.includes(word));
    });
    return rows.map(([id = "", title = ""]) => ({ id, title }));
  }

  /**
   * @param {{id: string, title: string}[]} found
   * @param {string} note
   */
  #show(found, note) {
    const rows = found.slice(0, MOST).map((one) => h("li", {}, h("a", { href: rulingAt(one.id) }, one.title, " ", h("span", { class: "small" }, one.id))));
    fill(this.#list, ...rows);
    const more = found.length > MOST ? `${found.length} fallos; se enseñan ${MOST}.` : "";
    this.#note.textContent = note || more;
    this.#note.hidden = !this.#note.textContent;
  }
}

customElements.define("jk-rulings", Rulings);
