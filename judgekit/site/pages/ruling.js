// The tools of a ruling of the bank, on its page.

import { COMPUTES } from "./place.js";
import { rulingTools } from "./ruling-tools.js";

class RulingPage extends HTMLElement {
  connectedCallback() {
    if (COMPUTES) this.append(rulingTools(() => ({ id: this.dataset.id ?? "" })));
  }
}

customElements.define("jk-ruling", RulingPage);
