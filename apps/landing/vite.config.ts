import { defineConfig, mergeConfig } from 'vite';
import { viteApp } from '../../tools/vite-app.ts';
import { drawnPage } from './drawn-page.ts';
import { siteUrl } from './site-url.ts';

/** The public address, for previews and search engines. `SITE_URL=https://… npm run build` sets it. */
const url = process.env.SITE_URL ?? 'http://localhost:3000';

export default defineConfig(
  mergeConfig(viteApp('landing', { night: 148 }), { plugins: [siteUrl(url.replace(/\/$/, '')), drawnPage()] }),
);
