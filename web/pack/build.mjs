/**
 * Makes the files of the pack: Python for the browser, our own modules and texts.
 *
 * node build.mjs FROM TO: FROM holds what is to be packed, as `pack.py` has gathered it; `pack.py` compresses what is in TO then.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { Kernels } from "../device/kernels.ts";

const [from, to] = process.argv.slice(2);
const runtime = fileURLToPath(new URL("../node_modules/pyodide/", import.meta.url));

/** The zips of the standard library, of all other modules and of what bots have learned, made by the Python that will read them. */
async function zips() {
  const python = await loadPyodide({ indexURL: runtime });
  python.globals.set("runner", new Kernels());
  python.FS.mkdir("/from");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: from }, "/from");
  try {
    await python.runPythonAsync(readFileSync(new URL("trim.py", import.meta.url), "utf8"));
  } catch (error) {
    console.error(error.message); // without the runtime's own source, which Node would show
    process.exit(1);
  }
  return ["/stdlib.zip", "/site.zip", "/learned.zip"].map((name) => Buffer.from(python.FS.readFile(name)));
}

/** What the runtime says of packages that we do not use is left out. */
function lock() {
  const { info } = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"));
  return Buffer.from(JSON.stringify({ info, packages: {} }));
}

const [stdlib, site, learned] = await zips();
const contents = {
  "pyodide.asm.wasm": readFileSync(join(runtime, "pyodide.asm.wasm")),
  "pyodide-lock.json": lock(),
  "python_stdlib.zip": stdlib,
  "site.zip": site,
  "learned.zip": learned,
};
for (const [name, content] of Object.entries(contents)) writeFileSync(join(to, name), content);
process.exit(0);
