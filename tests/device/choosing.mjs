/** Runs what is given in the Python of the pack, with its compiled kernels: node choosing.mjs FOLDER SOURCE CALL… */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kernels } from "../../web/device/kernels.ts";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [folder, source, ...calls] = process.argv.slice(2);
const python = await loadPyodide({
  indexURL: fileURLToPath(new URL("../../web/node_modules/pyodide/", import.meta.url)),
});
for (const zip of ["site.zip", "learned.zip"])
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, zip))), "zip");
python.globals.set("runner", new Kernels());
try {
  await python.runPythonAsync("from landscribe.device.kernels import load_kernels; await load_kernels(runner)");
  python.runPython(readFileSync(source, "utf8"));
  for (const call of calls) console.log(await python.runPythonAsync(call));
} catch (error) {
  console.error(error.message); // without the runtime's own source, which Node would show
  process.exit(1);
}
process.exit(0);
