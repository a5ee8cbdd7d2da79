// Numbers and words at once, before Python is awake: what holds them, in the order of the documents.

import { ownJson } from "./place.js";

/** @typedef {{id: string, title: string, text: string, folded: string}} Known */

const MOST = 20;
const LONGEST = 220;
/** @type {Promise<Known[]> | null} */
let known = null;

/** @param {string} text */
function fold(text) {
  return text.toLowerCase().replaceAll("ñ", "\0").normalize("NFD").replace(/\p{M}/gu, "").replaceAll("\0", "ñ");
}

/** @returns {Promise<Known[]>} */
async function read() {
  /** @type {string[][]} */
  const rows = await ownJson("clauses.json");
  return rows.map(([id = "", , title = "", text = ""]) => ({ id, title, text, folded: fold(`${title} ${text}`) }));
}

/**
 * Clauses of a game, or of all, whose number begins so or that hold every word.
 *
 * @param {string} typed
 * @param {string} game
 * @returns {Promise<{id: string, title: string, snippet: string}[]>}
 */
export async function firstSearch(typed, game) {
  known ??= read();
  const wanted = (await known).filter((one) => !game || one.id.startsWith(`${game}:`));
  const found = /\d/.test(typed) ? byNumber(typed, wanted) : [];
  return (found.length ? found : byWords(typed, wanted)).slice(0, MOST).map(shown);
}

/**
 * @param {string} typed
 * @param {Known[]} among
 */
function byNumber(typed, among) {
  const [, of, number = ""] = /^(?:([a-z]+)[:\s])?\s*([\d.,]+)/i.exec(typed.trim()) ?? [];
  const begun = number.replaceAll(",", ".").replace(/\.$/, "");
  const game = of?.toLowerCase();
  /** @param {Known} one */
  const rank = (one) => {
    const [name, own = ""] = one.id.split(":");
    if (game && name !== game) return 3;
    return own === begun ? 0 : own.startsWith(`${begun}/`) ? 1 : own.startsWith(`${begun}.`) ? 2 : 3;
  };
  const ranked = begun ? among.filter((one) => rank(one) < 3) : [];
  return ranked.sort((one, other) => rank(one) - rank(other));
}

/**
 * @param {string} typed
 * @param {Known[]} among
 */
function byWords(typed, among) {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return words.length ? among.filter((one) => words.every((word) => one.folded.includes(word))) : [];
}

/** @param {Known} one */
function shown(one) {
  const text = one.text.length > LONGEST ? `${one.text.slice(0, LONGEST)}…` : one.text;
  return { id: one.id, title: one.title, snippet: text };
}
