/**
 * The service worker: with it the client opens where there is no network.
 *
 * It keeps the client's own files, and rules, cards and blank maps once they have been read: the same for everyone. Nothing
 * else of /api is kept, and no address, so no seat either.
 */

declare const self: ServiceWorkerGlobalScope;

/** Written in front of this file by the build: every file of the client, and a text that changes with them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const PREFIX = "landscribe-";
const NAME = PREFIX + VERSION;
const SHELL = "./";
/** How long a page may take before the kept one is shown, in milliseconds. */
const PATIENCE = 3000;

const pathOf = (file: string) => new URL(file, self.location.href).pathname;
const ASSETS = pathOf("assets/");
/** The files whose names say nothing of their content. */
const PLAIN: ReadonlySet<string> = new Set(FILES.map(pathOf).filter((path) => !path.startsWith(ASSETS)));
const PRINTED = /^\/api\/(rules\/[a-z]+|games\/[a-z]+\/(cards|drawable))$/;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAgain());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (PRINTED.test(pathname)) event.respondWith(printed(request));
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(ASSETS) || PLAIN.has(pathname)) event.respondWith(file(request));
});

/** Brings the page to the front of which a notification was. */
async function lookAgain(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: "window" });
  await page?.focus();
}

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES);
  await cache.add(new Request(SHELL, { cache: "reload" }));
  await self.skipWaiting();
}

/** Removes what is older than the client before this one: windows that are still open may need that. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page as the server has it now; the kept one where the server is silent, slow or in trouble. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const shell = await cache.match(SHELL);
  if (!shell) return fetch(request);
  const fresh = fetch(request).then(
    (answer) => (answer.status >= 500 ? shell : answer),
    () => shell,
  );
  const late = new Promise<Response>((show) => setTimeout(() => show(shell), PATIENCE));
  return Promise.race([fresh, late]);
}

/** Rules and cards as the server has them now, or as they were last read. */
async function printed(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const answer = await fetch(request).catch(() => Response.error());
  if (answer.ok) await cache.put(request, answer.clone());
  return answer.ok || answer.status === 404 ? answer : ((await cache.match(request)) ?? answer);
}

/** A file of this client, or, where its name changes with its content, of the one before. */
async function file(request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(request);
  return own ?? (await caches.match(request)) ?? fetch(request);
}

export {};
