// How long a site takes in Chromium, plain and as a slow phone has it (CPU 4 times slower, fast 3G):
// node tests/benchmarks/site.mjs SITE [CHROMIUM]   (needs playwright-core)
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [, , site, executablePath = "/usr/bin/chromium"] = process.argv;
const FAST_3G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const TYPES = { html: "text/html", js: "text/javascript", mjs: "text/javascript", css: "text/css", json: "application/json", svg: "image/svg+xml", wasm: "application/wasm" };
const QUERIES = ["efecto de reemplazo", "atacar con dos", "robar cartas", "quién decide el orden", "disparada"];

const server = createServer((request, response) => {
  let path = join(site, decodeURIComponent(new URL(request.url, "http://x").pathname));
  if (existsSync(path) && statSync(path).isDirectory()) path = join(path, "index.html");
  if (!existsSync(path)) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": TYPES[path.split(".").pop()] ?? "application/octet-stream" });
  createReadStream(path).pipe(response);
}).listen(0);
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath, headless: true, args: FLAGS });
const median = (all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)];

for (const slow of [false, true]) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const opened = async (address) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow) {
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await session.send("Network.emulateNetworkConditions", FAST_3G);
    }
    const begun = Date.now();
    await page.goto(address, { timeout: 600_000, waitUntil: "commit" });
    return { page, begun };
  };
  const ready = (page) => page.waitForFunction(() => document.querySelector("jk-state")?.dataset.state === "ready", null, { timeout: 600_000 });
  const found = {};
  const clause = await opened(process.env.CLAUSE ? url + process.env.CLAUSE : `${url}cipher/6.2.4/`);
  await clause.page.waitForSelector("article p", { timeout: 600_000 });
  found.clause = Date.now() - clause.begun;
  await clause.page.close();
  const first = await opened(url);
  await ready(first.page);
  found["python, first"] = Date.now() - first.begun;
  await first.page.close();
  const again = await opened(url);
  await ready(again.page);
  found["python, kept"] = Date.now() - again.begun;
  const measured = await again.page.evaluate(async ([address, queries]) => {
    const { judgekit } = await import(`${address}_/judgekit.js`);
    const took = async (name, words) => {
      const begun = performance.now();
      await judgekit.ask(name, words);
      return performance.now() - begun;
    };
    await took("find.search", { text: "cláusula", game: "" });
    const id = (await judgekit.ask("find.rulings", { text: "", game: "" }))[0].id;
    await took("ruling.replay", { id });
    const search = [];
    for (const text of queries) search.push(await took("find.search", { text, game: "" }));
    const replay = [];
    for (let at = 0; at < 5; at += 1) replay.push(await took("ruling.replay", { id }));
    return { search, replay };
  }, [url, QUERIES]);
  found.search = median(measured.search);
  found.replay = median(measured.replay);
  await context.close();
  const told = Object.entries(found).map(([name, value]) => `${name} ${Math.round(value)} ms`).join(", ");
  console.log(`${slow ? "slow" : "plain"}: ${told}`);
}
await browser.close();
server.close();
