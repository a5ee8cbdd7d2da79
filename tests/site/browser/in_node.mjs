// judgekit as the browser has it, in Node: questions from a file, answers to another.
// node in_node.mjs RUNTIME APPLICATION QUESTIONS ANSWERS

import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, application, questions, answers] = process.argv.slice(2).map((one) => resolve(one));
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${runtime}/`,
  env: { HOME: "/home/judge", JUDGEKIT_CACHE: "/tmp/cache", JUDGEKIT_DATA: "/tmp/data", PYTHONDONTWRITEBYTECODE: "1" },
});
const bytes = new Uint8Array(await readFile(application));
const end = bytes.indexOf(10);
let at = end + 1;
for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
  python.FS.mkdirTree(`/judgekit/${path}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/judgekit/${path}`, bytes.subarray(at, at + size));
  at += size;
}
python.runPython('import sys; sys.path.insert(0, "/judgekit"); from judgekit.site.desk import Desk; desk = Desk()');
const ask = python.globals.get("desk").ask;
const took = {};
const said = [];
for (const one of JSON.parse(await readFile(questions, "utf-8"))) {
  const begun = performance.now();
  said.push(JSON.parse(ask(JSON.stringify(one))));
  (took[one.name] ??= []).push(performance.now() - begun);
}
const built = python.runPython('import os; sorted(os.listdir("/tmp/cache")) if os.path.isdir("/tmp/cache") else []').toJs();
await writeFile(answers, JSON.stringify({ said, built, took }));
