import { defineConfig } from 'vite';
import { viteApp } from '../../../tools/vite-app.ts';

export default defineConfig({ ...viteApp({ base: '/', frame: { night: 0 } }), root: import.meta.dirname });
