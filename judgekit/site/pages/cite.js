// A clause taken along: its citation, its address.

import { fill, h } from "./dom.js";
import { clauseAt } from "./place.js";

const SHOWN = 1600;

class Cite extends HTMLElement {
  connectedCallback() {
    if (this.childElementCount) return;
    const copy = h("button", { type: "button", onclick: () => this.#copy(copy, this.#article.dataset.citation ?? "") }, "Copiar la cita");
    const share = h("button", { type: "button", onclick: () => this.#share(share) }, "Compartir");
    fill(this, copy, " ", share);
  }

  get #article() {
    return /** @type {HTMLElement} */ (this.closest("article"));
  }

  /** @param {HTMLElement} button */
  async #share(button) {
    const url = clauseAt(this.#article.dataset.id ?? "");
    if (navigator.share) await navigator.share({ title: this.#article.dataset.id, url }).catch(() => null);
    else await this.#copy(button, url);
  }

  /**
   * @param {HTMLElement} button
   * @param {string} text
   */
  async #copy(button, text) {
    const before = button.textContent ?? "";
    await navigator.clipboard.writeText(text);
    button.textContent = "Copiado";
    setTimeout(() => (button.textContent = before), SHOWN);
  }
}

customElements.define("jk-cite", Cite);
