import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { appShell } from './app-shell.ts';
import { preloadFonts } from './preload-fonts.ts';

/**
 * The one Vite configuration of the five apps: each is built and deployed on its own behind its base path.
 * `base` is the path the proxy serves the app under, with both slashes (`/`, `/dashboard/`, …);
 * `worker` is a file that the app adds to its service worker.
 */
export function viteApp(base: string, worker?: string): UserConfig {
  return {
    base,
    plugins: [react(), tailwindcss(), preloadFonts(base), base !== '/' && appShell(base, worker)],
    build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: false, assetsInlineLimit: 2048 },
  };
}
