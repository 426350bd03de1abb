/** The rows of a device, in the browser's own database. */

export type Row = [key: string, text: string | null];
/** How many rows a table has. */
export type Count = [table: string, rows: number];

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
    transaction.onabort = () => failed(transaction.error); // before which it does not know why
  });
}

/** What reads rows and writes some; where the browser forbids it there are none, and none can be written. */
export interface Rows {
  rows: Row[];
  /** All at once; false, and nothing is written, where a table has another number of rows than is known. */
  keep: (rows: readonly Row[], known: readonly Count[]) => Promise<boolean>;
  read: (table: string) => Promise<Row[]>;
}

export async function openRows(): Promise<Rows> {
  let database: IDBDatabase;
  try {
    database = await open();
  } catch {
    const keep = () => Promise.reject(new Error("Nothing can be kept here."));
    return { rows: [], keep, read: async () => [] };
  }
  const keep = async (changed: readonly Row[], known: readonly Count[]) => {
    const writing = database.transaction(ROWS, "readwrite", { durability: "strict" });
    const store = writing.objectStore(ROWS);
    for (const [table, count] of known)
      if ((await answer(store.count(keysOf(table)))) !== count) return false;
    for (const [key, text] of changed) {
      if (text === null) store.delete(key);
      else store.put(text, key);
    }
    await finished(writing);
    return true;
  };
  return {
    rows: await readIn(database),
    keep: (changed, known) => keep(changed, known).catch(asError),
    read: (table) => readIn(database, keysOf(table)).catch(asError),
  };
}

/** A database fails with what is no Error of JavaScript: Python could not raise it, and would wait for ever. */
function asError(failure: unknown): never {
  throw new Error(String(failure));
}

/** The keys of a table begin with its name and a slash, after which comes 0. */
const keysOf = (table: string) => IDBKeyRange.bound(`${table}/`, `${table}0`, false, true);

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

async function readIn(database: IDBDatabase, keys?: IDBKeyRange): Promise<Row[]> {
  const store = database.transaction(ROWS, "readonly").objectStore(ROWS);
  const [names, texts] = await Promise.all([answer(store.getAllKeys(keys)), answer(store.getAll(keys))]);
  return names.map((key, place): Row => [String(key), String(texts[place])]);
}
