/** The rows of a device, in the browser's own database. */

export type Row = [key: string, text: string | null];

const NAME = "landscribe";
const ROWS = "rows";

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
    transaction.onerror = () => failed(transaction.error);
  });
}

/** What reads all rows and writes some; where the browser forbids it there are none, and none can be written. */
export async function openRows(): Promise<{
  rows: Row[];
  keep: (rows: readonly Row[]) => Promise<void>;
}> {
  let database: IDBDatabase;
  try {
    database = await open();
  } catch {
    return { rows: [], keep: () => Promise.reject(new Error("Nothing can be kept here.")) };
  }
  const rows = await readAll(database);
  const keep = async (changed: readonly Row[]) => {
    const writing = database.transaction(ROWS, "readwrite", { durability: "strict" });
    const store = writing.objectStore(ROWS);
    for (const [key, text] of changed) {
      if (text === null) store.delete(key);
      else store.put(text, key);
    }
    await finished(writing);
  };
  return { rows, keep };
}

async function readAll(database: IDBDatabase): Promise<Row[]> {
  const reading = database.transaction(ROWS, "readonly");
  const store = reading.objectStore(ROWS);
  const [keys, texts] = [store.getAllKeys(), store.getAll()];
  await finished(reading);
  return keys.result.map((key, place): Row => [String(key), String(texts.result[place])]);
}
