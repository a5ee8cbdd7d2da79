// The study's log on the phone: only ever added to, each event by its own id.

const NAME = "judgekit";
const LOG = "estudio";

/** @returns {Promise<IDBDatabase>} */
function opened() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(LOG, { keyPath: "uid" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** @returns {Promise<any[]>} */
export async function keptLog() {
  const base = await opened();
  return new Promise((resolve, reject) => {
    const asked = base.transaction(LOG).objectStore(LOG).getAll();
    asked.onsuccess = () => resolve(asked.result.sort((one, other) => (one.at < other.at ? -1 : 1)));
    asked.onerror = () => reject(asked.error);
  });
}

/**
 * Keep what was noted; done when it is really there.
 *
 * @param {any[]} events
 * @returns {Promise<void>}
 */
export async function keepEvents(events) {
  if (!events.length) return;
  const base = await opened();
  return new Promise((resolve, reject) => {
    const writing = base.transaction(LOG, "readwrite");
    for (const one of events) writing.objectStore(LOG).put(one);
    writing.oncomplete = () => resolve();
    writing.onerror = () => reject(writing.error);
  });
}
