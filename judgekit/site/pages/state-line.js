// One quiet line: how far judgekit is, and a new version where there is one.

import { fill, h } from "./dom.js";
import { judgekit, registering } from "./judgekit.js";
import { COMPUTES } from "./place.js";

const SAYS = {
  asleep: "",
  absent: "",
  loading: "Preparando judgekit…",
  ready: "judgekit está listo.",
  broken: "judgekit no se ha podido cargar aquí; leer y buscar por número o palabra sí funciona.",
};

class StateLine extends HTMLElement {
  #kept = "";

  connectedCallback() {
    this.setAttribute("role", "status");
    judgekit.addEventListener("state", () => this.#show());
    new BroadcastChannel("judgekit").addEventListener("message", ({ data }) => this.#hear(data));
    if (navigator.serviceWorker?.controller) this.#kept = "Funciona sin conexión.";
    registering.then((registration) => registration && this.#watch(registration));
    this.#show();
  }

  /** @param {{kind: string, done: number, all: number}} data */
  #hear(data) {
    if (data.kind !== "kept") return;
    const share = Math.floor((100 * data.done) / data.all);
    this.#kept = data.done < data.all ? `Guardando para usar sin conexión: ${share} %.` : "Funciona sin conexión.";
    this.#show();
  }

  /** @param {ServiceWorkerRegistration} registration */
  #watch(registration) {
    const had = Boolean(navigator.serviceWorker.controller);
    const offer = () => registration.waiting && navigator.serviceWorker.controller && this.#offer(registration.waiting);
    const follow = () => registration.installing?.addEventListener("statechange", offer);
    registration.addEventListener("updatefound", follow);
    follow(); // the browser looks for a new version by itself: it may be on its way before anybody listens
    offer();
    registration.update().catch(() => null); // of itself the browser looks when the worker has been idle; without a network never
    navigator.serviceWorker.addEventListener("controllerchange", () => had && location.reload());
  }

  /** @param {ServiceWorker} waiting */
  #offer(waiting) {
    const take = () => waiting.postMessage({ kind: "take over" });
    fill(this, "Hay una versión nueva. ", h("button", { type: "button", onclick: take, id: "version-nueva" }, "Cargarla"));
  }

  #show() {
    if (this.querySelector("button")) return;
    const said = COMPUTES ? SAYS[judgekit.state] : "";
    fill(this, [said, this.#kept].filter(Boolean).join(" "));
    this.dataset.state = judgekit.state;
  }
}

customElements.define("jk-state", StateLine);
