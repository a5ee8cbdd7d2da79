// A clause unfolds where it is listed: its own page is read, and its article shown below the link.

import { fromTemplate } from "./dom.js";

/**
 * Show the clause of a link below it, or take it away; a click that wants another tab is left alone.
 *
 * @param {MouseEvent} event
 * @param {Element} holder
 * @param {HTMLElement} link
 */
export async function unfold(event, holder, link) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const open = holder.querySelector(":scope > article");
  link.setAttribute("aria-expanded", String(!open));
  if (open) {
    open.remove();
    return;
  }
  const address = /** @type {HTMLAnchorElement} */ (link).href;
  const response = await fetch(address);
  if (!response.ok) {
    location.assign(address);
    return;
  }
  const page = fromTemplate(await response.text());
  const article = page.querySelector("article");
  if (!article || holder.querySelector(":scope > article")) return;
  for (const one of article.querySelectorAll("a[href]")) {
    one.setAttribute("href", new URL(one.getAttribute("href") ?? "", address).href);
  }
  holder.append(article);
}
