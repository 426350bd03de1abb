/** What the client is made of, with the licences under which that may be passed on: `/licences.txt`. */

import type { Plugin, Rolldown } from "vite";

export const LICENCES = "licences.txt";

const LINE = `\n${"-".repeat(110)}\n\n`;
/** Texts that packages, or all packages under a licence, leave out. */
const TEXTS: Record<string, string> = {
  "Apache-2.0": "licences/Apache-2.0.txt",
  "MPL-2.0": "licences/MPL-2.0.txt",
  "xz-decompress": "licences/xz-decompress.txt",
};
/** What is in the bundle and comes from no package. */
const OWN = [
  ["Landscribe", "../LICENSE"],
  ["Vollkorn", "src/fonts/LICENSE-text.txt"],
  ["Almendra", "src/fonts/LICENSE-display.txt"],
] as const;

type Files = Rolldown.PluginContext["fs"];

interface Manifest {
  name: string;
  version: string;
  license: string;
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const modules = chunks.flatMap((chunk) => chunk.moduleIds);
      const packages = [...new Set(modules.flatMap(packageOf))].sort();
      const parts = [
        ...OWN.map(async ([name, file]) => `${name}\n\n${await read(this.fs, file)}`),
        ...packages.map((folder) => notice(this.fs, folder)),
      ];
      const source = (await Promise.all(parts)).map((part) => part.trim()).join(LINE);
      this.emitFile({ type: "asset", fileName: LICENCES, source: `${source}\n` });
    },
  };
}

/** The folder of the package that a module is from, if it is from one. */
function packageOf(module: string): string[] {
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module);
  return found ? [found[0]] : [];
}

async function notice(files: Files, folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await read(files, `${folder}/package.json`)) as Manifest;
  const text = TEXTS[name] ?? TEXTS[license];
  const file = (await files.readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  if (!file && !text) throw new Error(`${name} comes without the text of its licence, ${license}.`);
  return `${name} ${version} (${license})\n\n${await read(files, file ? `${folder}/${file}` : (text ?? ""))}`;
}

const read = (files: Files, path: string) => files.readFile(path, { encoding: "utf8" });
