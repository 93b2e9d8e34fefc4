import { defineConfig } from 'vite';

/** The page and the API have one address, so the browser sends the cookie and the API knows the page as its own. */
const target = process.env.CORRE_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  server: { proxy: { '/api': target, '/trpc': target } },
  preview: { proxy: { '/api': target, '/trpc': target } },
});
