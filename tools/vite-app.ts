import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { appIcons } from './app-icons.ts';
import { type FirstPaint, firstPaint } from './first-paint.ts';
import { panelWorker } from './panel-worker.ts';
import { preloadFonts } from './preload-fonts.ts';

/** What one app differs by: its path with both slashes (`/`, `/dashboard/`, …), a service worker of its own, its frame. */
interface App {
  base: string;
  worker?: string;
  frame: FirstPaint;
}

/** The one Vite configuration of the five apps: each is built and deployed on its own behind its base path. */
export function viteApp({ base, worker, frame }: App): UserConfig {
  return {
    base,
    plugins: [
      react(),
      tailwindcss(),
      preloadFonts(base),
      appIcons(base),
      base !== '/' && panelWorker(base, worker),
      firstPaint(frame),
    ],
    build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: false, assetsInlineLimit: 2048 },
  };
}
