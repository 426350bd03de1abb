import { defineConfig } from "vite";

/** `npm run dev` serves the client alone and passes the rest to `landscribe serve`. */
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  build: {
    outDir: "../src/landscribe/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
