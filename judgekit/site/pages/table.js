// Mesa: lay it, play it, and the ruling at the side all the time.

import { fill, fromTemplate, h } from "./dom.js";
import { judgekit } from "./judgekit.js";
import { forgetTable, giveFile, keepTable, keptTables, linkOf, tableInAddress, textOf } from "./kept-tables.js";
import { COMPUTES } from "./place.js";
import { inside, rulingTools } from "./ruling-tools.js";
import { Laying } from "./table-laying.js";
import { playing } from "./table-playing.js";

/** @typedef {import("./table-playing.js").View} View */

const LAST = "la última";
const MOST_UNDONE = 200;
const SHOWN = 1600;

class TablePage extends HTMLElement {
  /** @type {View | null} */
  #view = null;
  /** @type {string[]} */
  #past = [];
  /** @type {Laying | null} */
  #laying = null;
  /** @type {AbortController | null} */
  #ruling = null;
  #mistake = h("p", { class: "warning", role: "alert", hidden: true });
  #play = h("div", {});
  #answer = h("div", { class: "answer", "aria-live": "polite" });
  /** The ruling in two lines where there is no side to put it at. */
  #strip = h("button", { type: "button", class: "strip", onclick: () => this.#answer.scrollIntoView({ block: "center" }) });

  connectedCallback() {
    if (!COMPUTES) return;
    judgekit.wake();
    addEventListener("hashchange", () => location.hash.startsWith("#t=") && this.#begin());
    this.#begin();
  }

  async #begin() {
    const brought = await tableInAddress();
    if (brought !== null) await this.#open(brought);
    else this.#offer();
  }

  /** The beginning: a game, a table of before, a file. */
  #offer() {
    /** @type {[string, string][]} */
    const games = JSON.parse(this.dataset.games ?? "[]");
    const file = h("input", { type: "file", accept: ".yaml,.yml,.txt", id: "archivo" });
    file.addEventListener("change", () => this.#fromFile(/** @type {HTMLInputElement} */ (file)));
    const kept = keptTables().map((one) =>
      h("li", {}, h("button", { type: "button", onclick: () => this.#open(one.text) }, one.name, h("span", { class: "small" }, ` ${one.at.slice(0, 16).replace("T", " ")}`)), " ", h("button", { type: "button", "aria-label": `Borrar ${one.name}`, onclick: () => (forgetTable(one.name), this.#offer()) }, "Borrar")),
    );
    fill(
      this,
      this.#mistake,
      h("p", {}, "Pon las cartas, juega lo que pasó y mira el fallo. ¿De qué juego es la mesa?"),
      h("div", { class: "buttons games" }, ...games.map(([game, title]) => h("button", { type: "button", class: "main", onclick: () => this.#new(game), "data-game": game }, title))),
      kept.length ? h("section", {}, h("h2", {}, "Guardadas en este teléfono"), h("ul", { class: "kept" }, ...kept)) : "",
      h("section", {}, h("h2", {}, "Abrir un archivo"), h("label", { for: "archivo" }, "Un escenario .yaml"), file),
    );
  }

  /** @param {string} game */
  async #new(game) {
    await this.#first(() => judgekit.ask("table.new", { game }));
  }

  /** @param {string} text */
  async #open(text) {
    await this.#first(() => judgekit.ask("table.open", { text }));
  }

  /** @param {HTMLInputElement} input */
  async #fromFile(input) {
    const [file] = input.files ?? [];
    if (file) await this.#first(async () => judgekit.ask("table.open", { text: await textOf(file) }));
  }

  /** @param {() => Promise<View>} ask */
  async #first(ask) {
    const waits = h("p", { class: "note", role: "status" }, "Preparando la mesa…");
    this.append(waits);
    try {
      const view = await ask();
      const words = await judgekit.ask("table.words", { game: view.game });
      this.#past = [];
      this.#laying = new Laying(words, (name, given) => this.#change(name, given));
      this.#lay();
      this.#show(view);
    } catch (error) {
      this.#offer();
      this.#say(error);
    } finally {
      waits.remove();
    }
  }

  #lay() {
    const laying = /** @type {Laying} */ (this.#laying);
    const tools = rulingTools(() => ({ text: this.#scenario }));
    fill(
      this,
      this.#mistake,
      h("div", { class: "table-bar buttons" }, this.#button("Deshacer", "undo", () => this.#undo()), this.#button("Guardar", "keep", (button) => this.#keep(button)), this.#button("Compartir", "share", (button) => this.#share(button)), this.#button("Archivo", "file", () => this.#file()), this.#button("Otra mesa", "other", () => this.#offer())),
      h("div", { class: "columns" }, h("div", { class: "column" }, laying.element, this.#play), h("aside", { class: "column side-answer", "aria-label": "Fallo" }, this.#answer, tools)),
      this.#strip,
    );
  }

  /**
   * @param {string} says
   * @param {string} name
   * @param {(button: HTMLElement) => void} work
   */
  #button(says, name, work) {
    const button = h("button", { type: "button", "data-do": name, onclick: () => work(button) }, says);
    return button;
  }

  get #scenario() {
    return this.#made || this.#view?.text || "";
  }
  #made = "";

  /**
   * Do something to the table; whoever asked hears of a mistake as well.
   *
   * @param {string} name
   * @param {Record<string, any>} words
   */
  async #change(name, words) {
    if (!this.#view) return;
    const before = this.#view.text;
    try {
      const view = await judgekit.ask(`table.${name}`, { text: before, ...words });
      this.#past = [...this.#past, before].slice(-MOST_UNDONE);
      this.#show(view);
    } catch (error) {
      if (name === "card") throw error; // said where the card is written
      this.#say(error);
    }
  }

  async #undo() {
    const before = this.#past.pop();
    try {
      if (before !== undefined) this.#show(await judgekit.ask("table.open", { text: before }));
      else if (this.#view) this.#show(await judgekit.ask("table.undo", { text: this.#view.text }));
    } catch (error) {
      this.#say(error);
    }
  }

  /** @param {View} view */
  #show(view) {
    this.#view = view;
    this.#mistake.hidden = true;
    keepTable(LAST, view.text);
    this.#laying?.show(view);
    fill(this.#play, playing(view, (name, words) => this.#change(name, words)));
    this.#rule(view.text);
  }

  /** @param {string} text */
  async #rule(text) {
    this.#ruling?.abort();
    const asking = (this.#ruling = new AbortController());
    await inside(this.#answer, async () => {
      this.#made = await judgekit.ask("table.scenario", { text }, asking.signal);
      const html = await judgekit.ask("table.ruling", { text }, asking.signal);
      fill(this.#answer, fromTemplate(html));
      this.#strip.textContent = this.#answer.querySelector(".sentence")?.textContent ?? "";
    });
  }

  /** @param {HTMLElement} button */
  #keep(button) {
    const name = prompt("¿Con qué nombre se guarda?", `${this.#view?.game ?? ""} ${new Date().toLocaleDateString("es")}`);
    if (!name || !this.#view) return;
    keepTable(name.slice(0, 80), this.#view.text);
    flash(button, "Guardada");
  }

  /** @param {HTMLElement} button */
  async #share(button) {
    const url = await linkOf(this.#view?.text ?? "");
    if (navigator.share) await navigator.share({ title: "Una mesa de judgekit", url }).catch(() => null);
    else {
      await navigator.clipboard.writeText(url);
      flash(button, "Enlace copiado");
    }
    this.dataset.link = url;
  }

  #file() {
    giveFile(`mesa-${this.#view?.game}.yaml`, this.#scenario);
  }

  /** @param {unknown} error */
  #say(error) {
    if (error instanceof DOMException) return;
    fill(this.#mistake, error instanceof Error ? error.message : "No se ha podido.");
    this.#mistake.hidden = false;
    this.#mistake.scrollIntoView({ block: "center" });
  }
}

/**
 * Another word on a button for a moment.
 *
 * @param {HTMLElement} button
 * @param {string} says
 */
function flash(button, says) {
  const before = button.textContent ?? "";
  button.textContent = says;
  setTimeout(() => (button.textContent = before), SHOWN);
}

customElements.define("jk-table", TablePage);
