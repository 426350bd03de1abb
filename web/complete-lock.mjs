// `npm run lock`: remakes package-lock.json, then adds what a registry left out.
//
// A mirror may lack the native packages of other systems; npm then drops them from the lock file, and `npm ci`
// refuses that file everywhere. Here they stand by name and version, and with their integrity wherever the registry
// that is asked knows it: whoever runs such a system fetches them.

import { execFileSync } from "node:child_process";
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

function integrityOf(wanted) {
  try {
    const told = execFileSync("npm", ["view", wanted, "dist.integrity"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return String(told).trim();
  } catch {
    return "";
  }
}

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
for (const [path, found] of Object.entries(lock.packages)) {
  if (path === "" || found.integrity) continue;
  const wanted = `${path.replace(/^.*node_modules\//, "")}@${found.version}`;
  const integrity = integrityOf(wanted);
  if (integrity) found.integrity = integrity;
  else console.warn(`This registry does not know ${wanted}: it is locked by its version alone.`);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
