// Keeps one whole version of the site: every file by its hash, or none of them; then answers without a network.

self["stream/web"] = self; // where the library looks for the streams of Node
importScripts("_/xz-decompress.js");
const { XzReadableStream } = self["xz-decompress"];

/** @type {{version: string, files: Record<string, string>, parcels: Record<string, {hash: string, bytes: number, files: string[]}>}} */
const MANIFEST = /* manifest */ null;
const PREFIX = "judgekit-";
const NAME = PREFIX + MANIFEST.version;
const HASH = "x-judgekit-sha256";
const AT_ONCE = 4;
const TYPES = {
  html: "text/html; charset=utf-8", js: "text/javascript", mjs: "text/javascript", css: "text/css; charset=utf-8",
  json: "application/json", svg: "image/svg+xml", wasm: "application/wasm", webmanifest: "application/manifest+json",
};
const ISOLATED = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
const scope = new URL(self.registration.scope);
const progress = new BroadcastChannel("judgekit");
/** @type {Map<string, Promise<Record<string, any>>>} */
const opened = new Map();

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.data?.kind === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
  if (ours && event.request.method === "GET") event.respondWith(answer(event.request, url));
});

/** Every file, parcel by parcel; those that are here already, from another try or version, are not loaded again. */
async function keepAll() {
  const cache = await caches.open(NAME);
  const names = (await caches.keys()).filter((one) => one.startsWith(PREFIX));
  const before = await Promise.all(names.map((one) => caches.open(one)));
  const waiting = Object.entries(MANIFEST.parcels);
  const all = waiting.reduce((sum, [, parcel]) => sum + parcel.bytes, 0);
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await keep(...next, cache, before);
      done += next[1].bytes;
      progress.postMessage({ kind: "kept", done, all });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The files of one parcel: it is loaded where one of them is not here yet. */
async function keep(address, parcel, cache, before) {
  const here = await Promise.all(parcel.files.map((name) => sameBefore(name, before)));
  if (here.every(Boolean)) {
    await Promise.all(parcel.files.map((name, at) => cache.put(new URL(name, scope).href, here[at])));
    return;
  }
  for (const [name, content] of await parcelOf(address, parcel.hash)) {
    const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
    const headers = { "Content-Type": type, [HASH]: MANIFEST.files[name], ...ISOLATED };
    await cache.put(new URL(name, scope).href, new Response(content, { headers }));
  }
}

/** A file that is the same as in this version, kept by another try or version. */
async function sameBefore(name, before) {
  for (const one of before) {
    const found = await one.match(new URL(name, scope).href);
    if (found && found.headers.get(HASH) === MANIFEST.files[name]) return found;
  }
  return null;
}

/** What a parcel holds, name by name; it must be the one that this version names. */
async function parcelOf(address, hash) {
  const response = await fetch(new URL(address, scope), { cache: "no-store" });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const pressed = await response.arrayBuffer();
  if ((await hashed(pressed)) !== hash) throw new Error(`${address}: otra versión`);
  const stream = new Blob([pressed]).stream();
  const bytes = new Uint8Array(await new Response(new XzReadableStream(stream)).arrayBuffer());
  return unpacked(bytes);
}

/** A line of JSON, `[[path, bytes], …]`, then what these paths hold. */
function* unpacked(bytes) {
  const end = bytes.indexOf(10);
  let at = end + 1;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    yield [name, bytes.subarray(at, at + size)];
    at += size;
  }
}

async function hashed(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (one) => one.toString(16).padStart(2, "0")).join("");
}

async function takeOver() {
  for (const one of await caches.keys()) if (one.startsWith(PREFIX) && one !== NAME) await caches.delete(one);
  await self.clients.claim();
}

async function answer(request, url) {
  const path = decodeURIComponent(url.pathname.slice(scope.pathname.length));
  if (path in MANIFEST.files) {
    const cache = await caches.open(NAME);
    const found = await cache.match(new URL(path, scope).href);
    if (found) return found;
  }
  return (await page(path, url)) ?? fetch(request);
}

/** A page out of its pack; one asked for without its last bar is sent there, so that its links hold. */
async function page(path, url) {
  const key = path.replace(/(^|\/)index\.html$/, "").replace(/\/$/, "");
  const held = await json(`_/pages/${packOf(key)}.json`);
  if (!Object.hasOwn(held, key)) return null;
  if (key && !path.endsWith("/") && !path.endsWith("index.html")) {
    return Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301);
  }
  const [title, here, main] = held[key];
  const own = { "%%root%%": key ? "../".repeat(key.split("/").length) : "./", "%%title%%": title, "%%main%%": main };
  const shell = (await json("_/shells.json"))[here];
  const html = shell.replace(/%%(?:root|title|main)%%/g, (place) => own[place]);
  return new Response(html, { headers: { "Content-Type": TYPES.html, ...ISOLATED } });
}

/** The pack that holds a page, with those that are like it: as `offline.py` reckons. */
function packOf(key) {
  const [first, game, name = ""] = key.split("/");
  if (game === undefined) return "pages";
  return first === "fallos" ? `fallos-${game}-${[...name].slice(0, 1).join("")}` : `${first}-${game.split(".")[0]}`;
}

function json(name) {
  if (!opened.has(name)) opened.set(name, read(name));
  return opened.get(name);
}

async function read(name) {
  const cache = await caches.open(NAME);
  const found = await cache.match(new URL(name, scope).href);
  return found ? found.json() : {};
}
