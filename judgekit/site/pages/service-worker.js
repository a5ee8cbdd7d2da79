// Keeps one whole version of the site: every file by its hash, or none of them; then answers without a network.

/** @type {{version: string, files: Record<string, string>}} */
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

async function keepAll() {
  const cache = await caches.open(NAME);
  const before = await Promise.all((await caches.keys()).filter((one) => one.startsWith(PREFIX)).map((one) => caches.open(one)));
  const names = Object.keys(MANIFEST.files);
  let done = 0;
  const work = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      await keep(name, cache, before);
      done += 1;
      progress.postMessage({ kind: "kept", done, all: done + names.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** One file, from a version that had the same, or else from the network, where it must be what this version says. */
async function keep(name, cache, before) {
  const url = new URL(name, scope).href;
  const hash = MANIFEST.files[name];
  for (const one of before) {
    const found = await one.match(url);
    if (found && found.headers.get(HASH) === hash) {
      await cache.put(url, found);
      return;
    }
  }
  const content = await whole(url);
  if ((await hashed(content)) !== hash) throw new Error(`${name}: otra versión`);
  const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
  await cache.put(url, new Response(content, { headers: { "Content-Type": type, [HASH]: hash, ...ISOLATED } }));
}

/** The content of a file, from its small form; a host that opens that by itself is no trouble. */
async function whole(url) {
  const response = await fetch(`${url}.gz`, { cache: "no-store" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(opened).arrayBuffer());
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
