// Tables on the phone, in a link, in a file. What comes back from any of them is data: judgekit's strict reader judges it.

const KEY = "judgekit.mesas";
const MOST = 30;
const LONGEST = 200_000; // letters: more is no table

/** @typedef {{name: string, at: string, text: string}} Kept */

/** @returns {Kept[]} */
export function keptTables() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one?.text === "string" && typeof one?.name === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Keep a table under a name, in the place of the one that had it.
 *
 * @param {string} name
 * @param {string} text
 */
export function keepTable(name, text) {
  const others = keptTables().filter((one) => one.name !== name);
  localStorage.setItem(KEY, JSON.stringify([{ name, at: new Date().toISOString(), text }, ...others].slice(0, MOST)));
}

/** @param {string} name */
export function forgetTable(name) {
  localStorage.setItem(KEY, JSON.stringify(keptTables().filter((one) => one.name !== name)));
}

/**
 * The address that brings a table: its file, compressed, behind the mark that no server sees.
 *
 * @param {string} text
 */
export async function linkOf(text) {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const code = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
  const address = new URL(location.href);
  address.hash = `t=${code.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
  return address.href;
}

/**
 * The table that an address brings; null where it brings none, or one that cannot be.
 *
 * @returns {Promise<string | null>}
 */
export async function tableInAddress() {
  const code = /^#t=([\w-]{1,65536})$/.exec(location.hash)?.[1];
  if (!code) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return await opened(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream */
async function opened(stream) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
}

/**
 * The text of a file that somebody opens.
 *
 * @param {File} file
 */
export async function textOf(file) {
  if (file.size > LONGEST) throw new Error("El archivo es demasiado grande para ser una mesa.");
  return file.text();
}

/**
 * Give a text as a file.
 *
 * @param {string} name
 * @param {string} text
 */
export function giveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/yaml" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
