// Python in a worker: unpacks judgekit, then answers one question after another. What Python compiles is kept for next time.

// @ts-ignore: it comes with the runtime
import { loadPyodide } from "./python/pyodide.mjs";

const HOME = "/judgekit";
const HASH = "x-judgekit-sha256"; // the service worker's: without it nothing is kept
const COMPILED = "judgekit-compiled";
const IDLE = 5000;
const START = `
import sys
sys.dont_write_bytecode = False
sys.path.insert(0, "${HOME}")
from judgekit.site.desk import Desk
`;

/** @type {{id: number, asked: string}[]} */
const queue = [];
/** @type {any} */
let python = null;
/** @type {((asked: string) => string) | null} */
let ask = null;
/** @type {Uint8Array | null} */
let interrupt = null;
/** What is done when nobody has asked anything for a while. @type {() => Promise<void>} */
let afterwards = async () => {};
let idle = 0;

self.addEventListener("message", ({ data }) => {
  if (data.kind === "start") start(data.root, data.interrupt).catch((error) => tell("broken", String(error)));
  if (data.kind === "ask") {
    queue.push(data);
    soon();
  }
  if (data.kind === "drop") {
    const place = queue.findIndex((one) => one.id === data.id);
    if (place >= 0) queue.splice(place, 1);
  }
});

/**
 * @param {string} root
 * @param {SharedArrayBuffer | null} shared
 */
async function start(root, shared) {
  const base = new URL("./python/", import.meta.url).href;
  const application = await fetch(new URL("application.bin", base));
  const version = application.headers.get(HASH);
  const content = application.arrayBuffer();
  python = await loadPyodide({
    indexURL: base,
    env: { HOME: "/home/judge", JUDGEKIT_CACHE: "/tmp/cache", JUDGEKIT_DATA: "/tmp/data" },
  });
  tell("loading", "judgekit");
  unpack(await content);
  if (version) await bringCompiled(version);
  if (shared) {
    interrupt = new Uint8Array(shared);
    python.setInterruptBuffer(interrupt);
  }
  python.runPython(START);
  const desk = python.globals.get("Desk")(root);
  ask = (asked) => desk.ask(asked);
  tell("ready", "");
  soon();
}

/** @param {ArrayBuffer} whole  a line of JSON, `[[path, bytes], …]`, then what these paths hold */
function unpack(whole) {
  const bytes = new Uint8Array(whole);
  const end = bytes.indexOf(10);
  let at = end + 1;
  /** @type {Set<string>} */
  const made = new Set();
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    const folder = `${HOME}/${path}`.replace(/\/[^/]*$/, "");
    if (!made.has(folder)) {
      python.FS.mkdirTree(folder);
      made.add(folder);
    }
    python.FS.writeFile(`${HOME}/${path}`, bytes.subarray(at, at + size));
    if (path.endsWith(".py")) python.FS.utime(`${HOME}/${path}`, 0, 0); // what was compiled is known by that
    at += size;
  }
}

/**
 * What an earlier worker compiled of this version, and from now on what this one does.
 *
 * @param {string} version
 */
async function bringCompiled(version) {
  const address = new URL(`./python/compiled-${version}.bin`, import.meta.url).href;
  const found = await caches.match(address);
  if (found) unpack(await found.arrayBuffer());
  let known = compiled().length;
  afterwards = async () => {
    const paths = compiled();
    if (paths.length === known) return;
    known = paths.length;
    const held = paths.map((path) => python.FS.readFile(`${HOME}/${path}`));
    const head = JSON.stringify(paths.map((path, at) => [path, held[at].length]));
    const cache = await caches.open(COMPILED);
    await cache.put(address, new Response(new Blob([head, "\n", ...held])));
  };
}

/** @returns {string[]} */
function compiled() {
  return python.runPython(`[str(p.relative_to("${HOME}")) for p in __import__("pathlib").Path("${HOME}").rglob("*.pyc")]`).toJs();
}

/** The next question, once whatever the page has said meanwhile has been heard. */
function soon() {
  setTimeout(next, 0);
}

function next() {
  const one = ask && queue.shift();
  clearTimeout(idle);
  if (!one || !ask) {
    idle = setTimeout(() => afterwards().catch(() => undefined), IDLE);
    return;
  }
  postMessage({ kind: "begun", id: one.id });
  postMessage({ kind: "answered", id: one.id, said: answered(one.asked) });
  soon();
}

/** @param {string} asked */
function answered(asked) {
  if (interrupt) interrupt[0] = 0;
  try {
    return ask && ask(asked);
  } catch (error) {
    if (/KeyboardInterrupt/.test(String(error))) return null;
    console.error(error);
    const says = "Algo ha fallado en judgekit; vuelve a intentarlo o carga la página de nuevo.";
    return JSON.stringify({ mistake: { code: "fault", says, near: [] } });
  }
}

/**
 * @param {string} state
 * @param {string} detail
 */
function tell(state, detail) {
  postMessage({ kind: "state", state, detail });
}
