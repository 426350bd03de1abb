import { defineConfig, type Plugin } from "vite";
import { LICENCES, licences } from "./licences.ts";

/** `npm run dev` serves the client alone and passes the rest to `landscribe serve`. */
const SERVER = "http://127.0.0.1:8000";

const WORKER = "worker.js";
/** The page is asked for anew each time, and hardly anyone reads the licences. */
const UNKEPT = ["index.html", LICENCES];
/** Python's runtime is kept with the pack, when somebody asks for it. */
const DEVICE = /^assets\/(worker|pyodide)/;
const PUBLIC = ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "theme.js"];

/** Tells the service worker what it is to keep; its version is the hash of all of it. */
function shell(): Plugin {
  return {
    name: "shell",
    enforce: "post",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`${WORKER} is not built.`);
        const others = Object.values(bundle).filter((each) => each !== worker);
        const contents = others.map((each) => (each.type === "chunk" ? each.code : String(each.source)));
        const version = await hashed([worker.code, ...contents].join("\n"));
        const files = others
          .map((each) => each.fileName)
          .filter((name) => !UNKEPT.includes(name) && !DEVICE.test(name));
        const known = { FILES: [...files, ...PUBLIC].sort(), VERSION: version };
        const lines = Object.entries(known).map(
          ([name, value]) => `const ${name}=${JSON.stringify(value)};\n`,
        );
        worker.code = lines.join("") + worker.code;
      },
    },
  };
}

async function hashed(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What only one screen says. */
const LATER = /\/(companion|device|intro|score)\.ftl/;

/**
 * A table was 59 files when every module that two screens share was one of its own. What lies with the screens is not
 * put together, so that their styles still come after those that they share.
 */
const GROUPS = [
  { name: languageOf, debugName: "texts", test: /\/texts\/[a-z]+\/\w+\.ftl/, priority: 2 },
  {
    name: "index",
    tags: ["$initial" as const],
    test: (id: string) => !id.includes("/web/worker/"),
    priority: 1,
  },
  { name: "shared", test: /\/web\/src\/(?!screens\/)/, minShareCount: 2 },
];

/** All that a language says is one file, `texts-fr`, but what only one screen says: `score-fr`. */
function languageOf(id: string): string {
  return `${LATER.exec(id)?.[1] ?? "texts"}-${/\/texts\/([a-z]+)\//.exec(id)?.[1]}`;
}

export default defineConfig({
  plugins: [licences(), shell()],
  worker: { format: "es" },
  experimental: {
    // Scripts and styles find each other in any folder; the page is also at paths of a server, such as /t/…
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  build: {
    outDir: "../src/landscribe/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome111", "firefox114", "safari16.4"],
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", worker: "worker/worker.ts" },
      output: {
        codeSplitting: { groups: GROUPS },
        // Hosts know what a script is by this ending.
        assetFileNames: ({ names }) =>
          `assets/[name]-[hash]${names[0]?.endsWith(".mjs") ? ".js" : "[extname]"}`,
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
