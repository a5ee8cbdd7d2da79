// Where the site is, and what this copy of it can do.

/** The site's root, whatever folder of a host it lies in. */
export const ROOT = new URL("../", import.meta.url);

/** Does the site bring Python? */
export const COMPUTES = document.body.dataset.computes === "yes";

/**
 * The address of a clause.
 *
 * @param {string} id  like `fftcg:11.8.7`
 */
export function clauseAt(id) {
  return new URL(`${id.replace(":", "/")}/`, ROOT).href;
}

/**
 * The address of a ruling.
 *
 * @param {string} id  like `fftcg/nombre`
 */
export function rulingAt(id) {
  return new URL(`fallos/${id}/`, ROOT).href;
}

/**
 * A file of the site's own, as JSON.
 *
 * @param {string} name
 */
export async function ownJson(name) {
  const response = await fetch(new URL(`_/${name}`, ROOT));
  return response.json();
}
