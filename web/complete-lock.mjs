// `npm run lock`: remakes package-lock.json, then adds what a registry left out.
//
// A mirror may lack the native packages of other systems; npm then drops them from the lock file, and `npm ci`
// refuses that file everywhere. Here they stand by name and version: whoever runs such a system fetches them.

import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("package-lock.json", import.meta.url);
const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const MACHINES = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const lock = JSON.parse(readFileSync(FILE, "utf8"));
for (const found of Object.values(lock.packages)) delete found.funding; // addresses have no place in a lock file
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const words = name.split(/[/-]/);
    const cpu = words.filter((word) => MACHINES.includes(word));
    if (`node_modules/${name}` in lock.packages || cpu.length === 0) continue;
    const os = words.filter((word) => SYSTEMS.includes(word));
    const entry = { version, cpu, dev: lock.packages[path].dev ?? false, optional: true };
    lock.packages[`node_modules/${name}`] = os.length > 0 ? { ...entry, os } : entry;
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
