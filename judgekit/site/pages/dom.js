// Elements made of data: whatever a scenario, a link or a file says becomes text, never markup.

/**
 * An element with attributes and children. A function is a listener (`onclick`), `true` an attribute without a value,
 * `false`, `null` or `undefined` none at all.
 *
 * @param {string} tag
 * @param {Record<string, any>} attributes
 * @param {...(Node | string | number | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((one) => one !== null && one !== undefined && one !== false).map(asNode));
  return made;
}

/** @param {Node | string | number | true} child */
function asNode(child) {
  return child instanceof Node ? child : String(child);
}

/**
 * The parts of a text that lie between marks, those in `<mark>`.
 *
 * @param {string} text
 * @param {number[][]} marks  start and end of each, in code points as Python counts them
 * @returns {Node[]}
 */
export function marked(text, marks) {
  const letters = [...text];
  /** @type {Node[]} */
  const parts = [];
  let end = 0;
  for (const [from = 0, to = 0] of marks) {
    parts.push(document.createTextNode(letters.slice(end, from).join("")));
    parts.push(h("mark", {}, letters.slice(from, to).join("")));
    end = to;
  }
  parts.push(document.createTextNode(letters.slice(end).join("")));
  return parts;
}

/** @type {{createHTML(html: string): string} | null} */
const policy =
  "trustedTypes" in window
    ? /** @type {any} */ (window).trustedTypes.createPolicy("judgekit", { createHTML: (/** @type {string} */ html) => html })
    : null;

/**
 * HTML that judgekit's own templates made, where every value was escaped, as nodes.
 *
 * @param {string} html
 * @returns {DocumentFragment}
 */
export function fromTemplate(html) {
  const holder = document.createElement("template");
  holder.innerHTML = policy ? policy.createHTML(html) : html;
  return holder.content;
}

/**
 * Another content for an element.
 *
 * @param {Element} holder
 * @param {...(Node | string)} content
 */
export function fill(holder, ...content) {
  holder.replaceChildren(...content);
}
