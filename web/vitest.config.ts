import { defineConfig } from "vitest/config";

export default defineConfig({
  // Style files are read too: without `css` every one of them would be an empty text.
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"], css: true },
});
