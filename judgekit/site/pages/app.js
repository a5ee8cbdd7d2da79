// Every page's script: the elements that pages use, each asleep where its page does not have it.

import "./state-line.js";
import "./cite.js";

const ELEMENTS = {
  "jk-search": "./search-box.js",
  "jk-ruling": "./ruling.js",
  "jk-rulings": "./rulings.js",
  "jk-table": "./table.js",
  "jk-exam": "./exam.js",
};

for (const [name, module] of Object.entries(ELEMENTS)) {
  if (document.querySelector(name)) import(module);
}
