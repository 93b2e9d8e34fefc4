import { defineConfig } from 'vite';
import { vitePages } from '../../../tools/vite-app.ts';

export default defineConfig({ ...vitePages('/', { night: 0 }), root: import.meta.dirname });
