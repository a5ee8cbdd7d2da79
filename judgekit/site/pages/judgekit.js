// judgekit in its worker: questions go in, answers come out; the page never waits for it.

import { COMPUTES, ROOT } from "./place.js";

/**
 * @typedef {{code: string, says: string, near: string[]}} Mistake
 * @typedef {"asleep" | "loading" | "ready" | "broken" | "absent"} State
 * @typedef {{resolve(value: any): void, reject(error: Error): void, asked: string}} Waiting
 */

const PATIENCE = 1500; // milliseconds that a question nobody wants any more may go on without an interrupt
const INTERRUPT = 2; // SIGINT, as Python has it

/** A mistake of the user's, told in one sentence. */
export class Mistaken extends Error {
  /** @param {Mistake} mistake */
  constructor(mistake) {
    super(mistake.says);
    this.mistake = mistake;
  }
}

class Judgekit extends EventTarget {
  /** @type {State} */
  state = COMPUTES ? "asleep" : "absent";
  /** What there is to say of the state. */
  detail = "";
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #last = 0;
  /** @type {number | null} */
  #running = null;
  /** @type {Uint8Array | null} */
  #interrupt = null;

  /** Start the worker, once: the service worker first keeps everything, so that nothing is loaded twice. */
  async wake() {
    if (this.state !== "asleep") return;
    this.#become("loading");
    await kept();
    this.#start();
  }

  /**
   * The answer to a question; rejects with Mistaken, or with AbortError where nobody wants it any more.
   *
   * @param {string} name
   * @param {Record<string, any>} words
   * @param {AbortSignal} [signal]
   * @returns {Promise<any>}
   */
  ask(name, words, signal) {
    this.wake();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      if (this.state === "absent" || this.state === "broken") {
        reject(new Error(this.state));
        return;
      }
      const asked = JSON.stringify({ name, words });
      this.#waiting.set(id, { resolve, reject, asked });
      signal?.addEventListener("abort", () => this.#drop(id), { once: true });
      this.#worker?.postMessage({ kind: "ask", id, asked });
    });
  }

  #start() {
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", ({ data }) => this.#hear(data));
    this.#worker.addEventListener("error", (event) => this.#become("broken", event.message));
    const shared = globalThis.crossOriginIsolated ? new SharedArrayBuffer(1) : null;
    this.#interrupt = shared ? new Uint8Array(shared) : null;
    this.#worker.postMessage({ kind: "start", root: ROOT.pathname, interrupt: shared });
    for (const [id, { asked }] of this.#waiting) this.#worker.postMessage({ kind: "ask", id, asked });
  }

  /** @param {any} data */
  #hear(data) {
    if (data.kind === "state") this.#become(data.state, data.detail);
    if (data.kind === "begun") this.#running = data.id;
    if (data.kind === "answered") {
      this.#running = null;
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (waiting) settle(waiting, data.said);
    }
  }

  /** @param {number} id */
  #drop(id) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.reject(new DOMException("", "AbortError"));
    this.#worker?.postMessage({ kind: "drop", id });
    if (this.#running !== id) return;
    if (this.#interrupt) this.#interrupt[0] = INTERRUPT;
    else setTimeout(() => this.#running === id && this.#again(), PATIENCE);
  }

  /** The last resort: a worker that goes on with what nobody wants is ended, and another one started. */
  #again() {
    this.#worker?.terminate();
    this.#running = null;
    this.#become("loading");
    this.#start();
  }

  /**
   * @param {State} state
   * @param {string} [detail]
   */
  #become(state, detail = "") {
    this.state = state;
    this.detail = detail;
    if (state === "broken") for (const one of this.#waiting.values()) one.reject(new Error(detail));
    this.dispatchEvent(new Event("state"));
  }
}

/**
 * @param {Waiting} waiting
 * @param {string | null} said
 */
function settle(waiting, said) {
  if (said === null) {
    waiting.reject(new DOMException("", "AbortError"));
    return;
  }
  const { answer, mistake } = JSON.parse(said);
  if (mistake) waiting.reject(new Mistaken(mistake));
  else waiting.resolve(answer);
}

/** Until the service worker has everything; at once where there is none. */
async function kept() {
  if (!("serviceWorker" in navigator)) return;
  const registered = await registering;
  if (registered) await navigator.serviceWorker.ready;
}

/** @type {Promise<ServiceWorkerRegistration | null>} */
export const registering =
  "serviceWorker" in navigator
    ? navigator.serviceWorker.register(new URL("service-worker.js", ROOT)).catch(() => null)
    : Promise.resolve(null);

export const judgekit = new Judgekit();
