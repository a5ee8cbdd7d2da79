// Python in a worker: unpacks judgekit, then answers one question after another.

// @ts-ignore: it comes with the runtime
import { loadPyodide } from "./python/pyodide.mjs";

const HOME = "/judgekit";
const START = `
import sys
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
  const application = fetch(new URL("application.bin", base)).then((found) => found.arrayBuffer());
  python = await loadPyodide({
    indexURL: base,
    env: { HOME: "/home/judge", JUDGEKIT_CACHE: "/tmp/cache", JUDGEKIT_DATA: "/tmp/data", PYTHONDONTWRITEBYTECODE: "1" },
  });
  tell("loading", "judgekit");
  unpack(await application);
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
    at += size;
  }
}

/** The next question, once whatever the page has said meanwhile has been heard. */
function soon() {
  setTimeout(next, 0);
}

function next() {
  const one = ask && queue.shift();
  if (!one || !ask) return;
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
