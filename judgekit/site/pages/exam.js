// Examen: today's questions or a mock exam, the log kept on the phone, to and from the command line's study.

import { fill, fromTemplate, h } from "./dom.js";
import { judgekit } from "./judgekit.js";
import { giveFile } from "./kept-tables.js";
import { COMPUTES } from "./place.js";
import { keepEvents, keptLog } from "./study-store.js";

/**
 * @typedef {{place: number, total: number, card: string, html: string, options: string[], taken: number | null,
 *   flagged: boolean, ends: string | null, answered: boolean[]}} Posed
 */

const LETTERS = "abcd";
const LEVELS = [["", "Cualquier nivel"], ["judge-1", "Juez que empieza (judge-1)"], ["judge-2", "Juez que arbitra solo (judge-2)"], ["judge-3", "Juez que dirige a otros (judge-3)"]];
const MOCK_QUESTIONS = 20;
const MOCK_MINUTES = 30;
const SECOND = 1000;

class ExamPage extends HTMLElement {
  #room = h("div", {});
  #note = h("p", { class: "note", role: "status", hidden: true });
  /** @type {string} */
  #game = "";
  #level = "";
  #mock = false;
  #clock = 0;

  connectedCallback() {
    if (!COMPUTES) return;
    fill(this, this.#note, this.#room);
    judgekit.wake();
    this.#work(async () => {
      await judgekit.ask("exam.open", { log: await keptLog() });
      await this.#door();
    });
  }

  /** What is due, and what may be begun. */
  async #door() {
    clearInterval(this.#clock);
    const { due, new: fresh, known } = await judgekit.ask("exam.progress", { game: this.#game, level: this.#level });
    const games = [["", "Todos los juegos"], ...JSON.parse(this.dataset.games ?? "[]")];
    const ofGame = this.#choice("examen-juego", games, this.#game, (game) => (this.#game = game));
    const ofLevel = this.#choice("examen-nivel", LEVELS, this.#level, (level) => (this.#level = level));
    const file = h("input", { type: "file", accept: ".json,application/json", id: "estudio" });
    file.addEventListener("change", () => this.#work(() => this.#join(/** @type {HTMLInputElement} */ (file))));
    fill(
      this.#room,
      h("label", { for: "examen-juego" }, "Juego"),
      ofGame,
      h("label", { for: "examen-nivel" }, "Nivel"),
      ofLevel,
      h("p", { class: "turn" }, `Hoy: ${due} para repasar, ${fresh} sin ver, ${known} vistas.`),
      h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "main", "data-do": "study", onclick: () => this.#work(() => this.#begin({})) }, "Estudiar lo de hoy"),
        h("button", { type: "button", "data-do": "ten", onclick: () => this.#work(() => this.#begin({ count: 10 })) }, "Diez preguntas"),
        h("button", { type: "button", "data-do": "mock", onclick: () => this.#work(() => this.#begin({ count: MOCK_QUESTIONS, minutes: MOCK_MINUTES })) }, `Simulacro: ${MOCK_QUESTIONS} preguntas, ${MOCK_MINUTES} minutos`),
      ),
      h("section", {}, h("h2", {}, "Tu estudio"), h("p", {}, "Se guarda en este teléfono. Pasa de aquí a la orden «judgekit exam import», y al revés."), h("div", { class: "buttons" }, h("button", { type: "button", "data-do": "export", onclick: () => this.#work(() => this.#export()) }, "Exportar")), h("label", { for: "estudio" }, "Importar un estudio"), file),
    );
  }

  /**
   * A box to choose by at the door; what is due is counted anew.
   *
   * @param {string} id
   * @param {string[][]} options
   * @param {string} chosen
   * @param {(value: string) => void} choose
   */
  #choice(id, options, chosen, choose) {
    const box = /** @type {HTMLSelectElement} */ (h("select", { id }, ...options.map(([value, said]) => h("option", { value, selected: value === chosen }, said ?? ""))));
    box.addEventListener("change", () => {
      choose(box.value);
      this.#work(() => this.#door());
    });
    return box;
  }

  /** @param {{count?: number, minutes?: number}} asked */
  async #begin(asked) {
    this.#mock = Boolean(asked.minutes);
    const pose = await this.#kept("exam.begin", { game: this.#game, level: this.#level, ...asked });
    if (pose.pose) this.#pose(pose.pose);
    else this.#say("Hoy no te toca nada más; si quieres seguir, pide diez preguntas.");
  }

  /** @param {Posed} posed */
  #pose(posed) {
    this.#note.hidden = true;
    const shown = h("div", {});
    fill(shown, fromTemplate(posed.html));
    const after = h("div", { "aria-live": "polite" });
    const options = posed.options.map((text, at) =>
      h("li", {}, h("button", { type: "button", "aria-pressed": this.#mock ? String(posed.taken === at) : undefined, "data-option": at, onclick: () => this.#work(() => this.#answer(posed, at, list, after)) }, `${LETTERS[at]}) ${text}`)),
    );
    const list = h("ul", { class: "moves-list options" }, ...options);
    fill(this.#room, this.#head(posed), shown, list, after);
    if (this.#mock) after.append(this.#ways(posed));
    this.#room.scrollIntoView({ block: "start" });
  }

  /** @param {Posed} posed */
  #head(posed) {
    const clock = h("span", { class: "small" });
    clearInterval(this.#clock);
    const ends = posed.ends ? Date.parse(posed.ends) : 0;
    const tick = () => {
      const left = Math.max(0, Math.ceil((ends - Date.now()) / (60 * SECOND)));
      clock.textContent = ` · quedan ${left} min`;
      if (Date.now() >= ends) this.#work(() => this.#end());
    };
    if (ends) {
      tick();
      this.#clock = setInterval(tick, SECOND);
    }
    return h("p", { class: "turn" }, `Pregunta ${posed.place} de ${posed.total}`, clock);
  }

  /**
   * @param {Posed} posed
   * @param {number} option
   * @param {HTMLElement} list
   * @param {HTMLElement} after
   */
  async #answer(posed, option, list, after) {
    const { html, right } = await this.#kept("exam.answer", { card: posed.card, option });
    if (html === null) return this.#go(posed.place + 1, posed.total);
    for (const [at, button] of [...list.querySelectorAll("button")].entries()) {
      button.disabled = true;
      button.classList.toggle("good", at === right);
      button.classList.toggle("bad", at === option && at !== right);
    }
    const on = h("button", { type: "button", class: "main", "data-do": "next", onclick: () => this.#work(() => this.#next()) }, "Siguiente");
    fill(after, fromTemplate(html), h("div", { class: "buttons" }, on));
    on.focus({ preventScroll: true });
    after.scrollIntoView({ block: "nearest" });
  }

  async #next() {
    const posed = await judgekit.ask("exam.pose", {});
    if (posed) this.#pose(posed);
    else await this.#end();
  }

  /**
   * The ways through a mock exam: back, on, marked, any question, handed in.
   *
   * @param {Posed} posed
   */
  #ways(posed) {
    const go = (/** @type {number} */ place) => () => this.#work(() => this.#go(place, posed.total));
    const flag = h("button", { type: "button", "aria-pressed": String(posed.flagged), "data-do": "flag" }, "Marcar");
    flag.addEventListener("click", () => this.#work(async () => flag.setAttribute("aria-pressed", String((await this.#kept("exam.flag", { card: posed.card })).flagged))));
    const numbers = posed.answered.map((done, at) => h("button", { type: "button", "aria-pressed": String(done), "aria-label": `Pregunta ${at + 1}${done ? ", contestada" : ""}`, onclick: go(at + 1) }, at + 1));
    const hand = () => confirm("¿Entregar el examen?") && this.#work(() => this.#end());
    return h("div", {}, h("div", { class: "buttons" }, h("button", { type: "button", disabled: posed.place === 1, onclick: go(posed.place - 1) }, "Anterior"), flag, h("button", { type: "button", disabled: posed.place === posed.total, onclick: go(posed.place + 1) }, "Siguiente"), h("button", { type: "button", class: "main", "data-do": "hand-in", onclick: hand }, "Entregar")), h("div", { class: "buttons numbers" }, ...numbers));
  }

  /**
   * @param {number} place
   * @param {number} total
   */
  async #go(place, total) {
    const posed = await judgekit.ask("exam.pose", { place: Math.min(place, total) });
    if (posed) this.#pose(posed);
    else await this.#end();
  }

  async #end() {
    clearInterval(this.#clock);
    const { html } = await this.#kept("exam.end", {});
    fill(this.#room, fromTemplate(html), h("div", { class: "buttons" }, h("button", { type: "button", class: "main", onclick: () => this.#work(() => this.#door()) }, "Volver")));
  }

  async #export() {
    giveFile("estudio-judgekit.json", await judgekit.ask("exam.export", {}));
  }

  /** @param {HTMLInputElement} input */
  async #join(input) {
    const [file] = input.files ?? [];
    if (!file) return;
    const { added } = await this.#kept("exam.join", { text: await file.text() });
    await this.#door();
    this.#say(added ? `${added} anotaciones nuevas en tu estudio.` : "Ya lo tenías todo.");
  }

  /**
   * Ask, and keep what was noted before anything else is shown.
   *
   * @param {string} name
   * @param {Record<string, any>} words
   */
  async #kept(name, words) {
    const answer = await judgekit.ask(name, words);
    await keepEvents(answer.events);
    return answer;
  }

  /** @param {() => Promise<void>} work */
  async #work(work) {
    if (judgekit.state !== "ready") this.#say("Preparando judgekit…");
    try {
      await work();
      if (this.#note.textContent === "Preparando judgekit…") this.#note.hidden = true;
    } catch (error) {
      if (!(error instanceof DOMException)) this.#say(error instanceof Error ? error.message : "No se ha podido.");
    }
  }

  /** @param {string} text */
  #say(text) {
    this.#note.textContent = text;
    this.#note.hidden = false;
  }
}

customElements.define("jk-exam", ExamPage);
