// Laying a table by taps: a card is taken in hand, then dropped on zones; a card that lies there is marked or taken away.

import { fill, h } from "./dom.js";
import { judgekit } from "./judgekit.js";

/**
 * @typedef {{name: string, says: string}} Named
 * @typedef {{players: string[], zones: Named[], counts: Named[], marks: Named[], phases: Named[], fields: Named[], types: Named[]}} Vocabulary
 * @typedef {{text: string, game: string, given: Record<string, any>, played: number}} Laid
 * @typedef {(name: string, words: Record<string, any>) => Promise<void>} Change
 */

const PAUSE = 80;
const FIRST_FIELDS = 6;

export class Laying {
  /** @type {string} */
  #held = "";
  #holder = /** @type {HTMLDetailsElement} */ (h("details", { class: "laying", open: true }));
  #cards = h("ul", { class: "cards pick" });
  #hand = h("p", { class: "hand", role: "status" });
  #timer = 0;
  #played = false;
  /** @type {Laid | null} */
  #laid = null;

  /**
   * @param {Vocabulary} words
   * @param {Change} change  does something to the table and shows it again
   */
  constructor(words, change) {
    this.words = words;
    this.change = change;
    this.sides = h("div", { class: "sides" });
    this.rest = h("div", {});
    fill(this.#holder, h("summary", {}, h("h2", {}, "Montar la mesa")), this.#picker(), this.#hand, this.sides, this.rest);
    this.#hold("");
  }

  get element() {
    return this.#holder;
  }

  /** @param {Laid} laid */
  show(laid) {
    this.#laid = laid;
    if (Boolean(laid.played) !== this.#played) this.#holder.open = !laid.played;
    this.#played = Boolean(laid.played);
    fill(this.sides, ...this.words.players.map((player) => this.#side(player, laid)));
    fill(this.rest, this.#facts(laid));
    if (laid.played) fill(this.rest, h("p", { class: "note" }, "Ya se ha jugado algo: deshaz hasta el principio para cambiar la mesa."));
    this.#find("");
  }

  #picker() {
    const field = /** @type {HTMLInputElement} */ (
      h("input", { type: "search", id: "carta", autocomplete: "off", spellcheck: "false", placeholder: "nombre de la carta" })
    );
    field.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#find(field.value), PAUSE);
    });
    return h(
      "div",
      { class: "picker" },
      h("label", { for: "carta" }, "1. Toca una carta (del banco, por su nombre) o invéntala"),
      field,
      this.#cards,
      this.#newCard(),
    );
  }

  /** @param {string} word */
  async #find(word) {
    if (!this.#laid) return;
    const found = await judgekit.ask("table.cards", { game: this.#laid.game, text: this.#laid.text, word });
    fill(this.#cards, ...found.map((/** @type {Named} */ one) => this.#card(one)));
    if (!found.length) fill(this.#cards, h("li", { class: "note" }, "Ninguna carta se llama así; invéntala abajo."));
  }

  /** @param {Named} one */
  #card(one) {
    const take = () => this.#hold(one.name);
    const held = one.name === this.#held;
    return h("li", {}, h("button", { type: "button", onclick: take, "aria-pressed": String(held), title: one.says, "data-card": one.name }, one.name, h("span", { class: "details" }, one.says)));
  }

  /** @param {string} name */
  #hold(name) {
    this.#held = name;
    for (const one of this.#cards.querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.dataset.card === name));
    fill(this.#hand, name ? `2. «${name}»: toca la zona donde va; otra vez, otra copia.` : "Elige una carta y toca después la zona donde va.");
    this.#holder.classList.toggle("holding", Boolean(name));
  }

  /**
   * Where a field of a new card is written, or chosen where there are only so many kinds of card.
   *
   * @param {string} id
   * @param {Named} one
   */
  #box(id, one) {
    if (one.name !== "type" || !this.words.types.length) return h("input", { id, "data-field": one.name, autocomplete: "off", maxlength: "200" });
    const types = this.words.types.map(({ name, says }) => h("option", { value: name }, says));
    return h("select", { id, "data-field": one.name }, ...types);
  }

  #newCard() {
    const name = h("input", { id: "nueva-nombre", autocomplete: "off", maxlength: "120" });
    const fields = this.words.fields.map((one, at) => {
      const id = `campo-${at}`;
      return h("div", { class: "field", hidden: at >= FIRST_FIELDS }, h("label", { for: id }, one.says), this.#box(id, one));
    });
    const more = h("button", { type: "button", onclick: () => (fields.forEach((one) => (one.hidden = false)), more.remove()) }, "Más campos");
    const printed = h("textarea", { id: "nueva-texto", rows: "2", maxlength: "2000" });
    const said = h("p", { class: "warning", role: "alert", hidden: true });
    const form = h(
      "form",
      {},
      h("label", { for: "nueva-nombre" }, "Nombre"),
      name,
      h("div", { class: "fields" }, ...fields),
      fields.length > FIRST_FIELDS && more,
      h("label", { for: "nueva-texto" }, "Texto impreso (si tiene; se lee donde se entiende)"),
      printed,
      said,
      h("div", { class: "buttons" }, h("button", { type: "submit", class: "main" }, "Crear la carta")),
    );
    const whole = /** @type {HTMLDetailsElement} */ (h("details", { class: "new-card" }, h("summary", {}, "Carta nueva"), form));
    whole.addEventListener("toggle", () => {
      const sought = /** @type {HTMLInputElement | null} */ (this.#holder.querySelector("#carta"));
      if (whole.open && sought && !value(name)) /** @type {HTMLInputElement} */ (name).value = sought.value;
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const called = value(name).trim();
      const given = Object.fromEntries(fields.map((one) => field(one)).filter(([, written]) => written));
      said.hidden = true;
      try {
        await this.change("card", { name: called, fields: given, printed: value(printed) });
        this.#hold(called);
        whole.open = false;
        /** @type {HTMLFormElement} */ (form).reset();
        this.#hand.scrollIntoView({ block: "start" });
      } catch (error) {
        said.hidden = false;
        fill(said, error instanceof Error ? error.message : "");
      }
    });
    return whole;
  }

  /**
   * @param {string} player
   * @param {Laid} laid
   */
  #side(player, laid) {
    const own = laid.given[player] ?? {};
    const zones = this.words.zones.map((zone) => this.#zone(player, zone, asList(own[zone.name])));
    const counts = this.words.counts.map((one) => this.#count(player, one, own[one.name] ?? ""));
    return h("section", { class: "side" }, h("h3", {}, `Jugador ${player}`), ...zones, h("details", {}, h("summary", {}, "Cuentas"), h("div", { class: "fields" }, ...counts)));
  }

  /**
   * @param {string} player
   * @param {Named} zone
   * @param {any[]} lying
   */
  #zone(player, zone, lying) {
    const drop = async () => {
      if (this.#held) await this.change("place", { player, zone: zone.name, card: this.#held });
    };
    const button = h("button", { type: "button", class: "drop", onclick: drop, "data-zone": `${player} ${zone.name}` }, zone.says, h("span", { class: "plus", "aria-hidden": "true" }, " +"));
    const chips = lying.map((one, at) => h("li", {}, this.#lying(player, zone.name, one, at)));
    return h("div", { class: "zone" }, button, h("ul", { class: "cards" }, ...chips));
  }

  /**
   * A card that lies in a zone: tapped, its marks and its way out.
   *
   * @param {string} player
   * @param {string} zone
   * @param {any} one
   * @param {number} at
   */
  #lying(player, zone, one, at) {
    const name = typeof one === "string" ? one : String(one.card ?? "");
    /** @type {Record<string, any>} */
    const marks = typeof one === "string" ? {} : one;
    /** @param {Record<string, any> | null} now */
    const set = (now) => this.change("mark", { player, zone, at, marks: now });
    const said = this.words.marks.filter((mark) => marks[mark.name]).map((mark) => `${mark.says}${isYes(marks[mark.name]) ? "" : ` ${marks[mark.name]}`}`);
    const choices = this.words.marks.map((mark) => {
      const on = Boolean(marks[mark.name]);
      const toggled = () => set({ ...only(marks, this.words.marks), [mark.name]: !on });
      return h("button", { type: "button", "aria-pressed": String(on), onclick: toggled, "data-mark": mark.name }, mark.says);
    });
    const number = h("button", { type: "button", onclick: () => this.#numbered(player, zone, at, marks) }, "Marca con número…");
    const away = h("button", { type: "button", onclick: () => set(null), "data-mark": "away" }, "Quitar");
    return h("details", { class: "card" }, h("summary", {}, name, said.length > 0 && h("span", { class: "mark" }, said.join(", "))), h("div", { class: "buttons" }, ...choices, number, away));
  }

  /**
   * @param {string} player
   * @param {string} zone
   * @param {number} at
   * @param {Record<string, any>} marks
   */
  #numbered(player, zone, at, marks) {
    const which = h("select", { "aria-label": "Marca" }, ...this.words.marks.map((one) => h("option", { value: one.name }, one.says)));
    const many = h("input", { type: "number", min: "0", max: "999", value: "1", "aria-label": "Cuánto" });
    const put = () => {
      dialog.close();
      this.change("mark", { player, zone, at, marks: { ...only(marks, this.words.marks), [value(which)]: Number(value(many)) } });
    };
    const dialog = /** @type {HTMLDialogElement} */ (
      h("dialog", {}, h("div", { class: "line" }, which, many), h("div", { class: "buttons" }, h("button", { type: "button", class: "main", onclick: put }, "Poner"), h("button", { type: "button", onclick: () => dialog.close() }, "Dejarlo")))
    );
    dialog.addEventListener("close", () => dialog.remove());
    this.#holder.append(dialog);
    dialog.showModal();
  }

  /**
   * @param {string} player
   * @param {Named} count
   * @param {any} now
   */
  #count(player, count, now) {
    const id = `cuenta-${player}-${count.name}`.replaceAll(" ", "-");
    const box = h("input", { id, type: "number", value: now, inputmode: "numeric" });
    box.addEventListener("change", () => this.change("lay", { typed: `${player} ${count.name}: ${value(box)}` }));
    return h("div", { class: "field" }, h("label", { for: id }, count.says), box);
  }

  /** @param {Laid} laid */
  #facts(laid) {
    const turn = this.#choice("turn", "Turno de", this.words.players.map((name) => ({ name, says: name })), laid.given.turn ?? "A");
    const phase = this.#choice("phase", "Fase", [{ name: "", says: "la principal" }, ...this.words.phases], laid.given.phase ?? "");
    return h("div", { class: "fields" }, turn, phase);
  }

  /**
   * @param {string} fact
   * @param {string} label
   * @param {Named[]} options
   * @param {string} now
   */
  #choice(fact, label, options, now) {
    const made = options.map((one) => h("option", { value: one.name, selected: one.name === now }, one.says));
    const box = h("select", { id: `dato-${fact}` }, ...made);
    box.addEventListener("change", () => value(box) && this.change("lay", { typed: `${fact}: ${value(box)}` }));
    return h("div", { class: "field" }, h("label", { for: `dato-${fact}` }, label), box);
  }
}

/** @param {Element} box */
function value(box) {
  return /** @type {HTMLInputElement} */ (box).value;
}

/**
 * @param {Element} holder
 * @returns {[string, string]}
 */
function field(holder) {
  const box = /** @type {HTMLInputElement} */ (holder.querySelector("input, select"));
  return [box.dataset.field ?? "", box.value.trim()];
}

/**
 * @param {any} held
 * @returns {any[]}
 */
function asList(held) {
  return held === undefined || held === null ? [] : Array.isArray(held) ? held : [held];
}

/** @param {any} mark */
function isYes(mark) {
  return mark === true || mark === "yes";
}

/**
 * @param {Record<string, any>} marks
 * @param {Named[]} known
 */
function only(marks, known) {
  const names = new Set(known.map((one) => one.name));
  return Object.fromEntries(Object.entries(marks).filter(([name]) => names.has(name)).map(([name, held]) => [name, isYes(held) ? true : held]));
}
